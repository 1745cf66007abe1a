import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../hooks/shortcuts.ts'

const patience = 1_500

/** `G`, then the letter of a screen, opens it where nothing is being typed. Says whether these keys are on. */
export function useScreenShortcuts(screens: readonly { to: string; letter: string }[]): boolean {
  const navigate = useNavigate()
  const askedAt = useRef(-Infinity)
  const go = (to: string, { timeStamp }: KeyboardEvent) => {
    if (timeStamp - askedAt.current < patience) void navigate(to)
  }
  return useShortcuts({
    G: ({ timeStamp }) => (askedAt.current = timeStamp),
    ...Object.fromEntries(screens.map(({ to, letter }) => [letter, (event: KeyboardEvent) => go(to, event)])),
  })
}
