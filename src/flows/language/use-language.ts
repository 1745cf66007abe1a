import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { languageMachine } from '../../../machines/language/language.machine.ts'
import type { Language } from '../../lib/language.ts'
import { useAppActor } from '../../lib/flows/app-actors.ts'

export type LanguageActor = ActorRefFrom<typeof languageMachine>

const useLanguageActor = () => useAppActor<typeof languageMachine>('language')

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
