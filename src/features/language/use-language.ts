import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '../../../machines/language/language.machine.ts'
import type { Language } from '../../lib/language.ts'

export type LanguageActor = ActorRefFrom<typeof languageMachine>

export const LanguageActorContext = createContext<LanguageActor | null>(null)

function useLanguageActor(): LanguageActor {
  const actor = useContext(LanguageActorContext)
  if (!actor) throw new Error('No language actor above this component')
  return actor
}

export function useLanguage(): {
  language: Language
  isChanging: boolean
  choose: (language: Language) => void
} {
  const actor = useLanguageActor()
  const language = useSelector(actor, (snapshot) => snapshot.context.language)
  const isChanging = useSelector(actor, (snapshot) => snapshot.hasTag('pending'))
  return {
    language,
    isChanging,
    choose: (wanted) => actor.send({ type: 'language.choose', language: wanted }),
  }
}
