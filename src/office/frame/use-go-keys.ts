import { useHotkeys, type HotkeyItem } from '@mantine/hooks'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'

const patience = 1_500

/**
 * `G`, then the letter of a screen, opens it where nothing is being typed. Keys are known by their place: a Thai
 * keyboard has other letters on them.
 */
export function useGoKeys(screens: readonly { to: string; letter: string }[]): void {
  const navigate = useNavigate()
  const askedAt = useRef(-Infinity)
  const options = { usePhysicalKeys: true, preventDefault: false }
  useHotkeys([
    ['G', ({ timeStamp }) => (askedAt.current = timeStamp), options],
    ...screens.map(({ to, letter }): HotkeyItem => [
      letter,
      ({ timeStamp }) => {
        if (timeStamp - askedAt.current < patience) void navigate(to)
      },
      options,
    ]),
  ])
}
