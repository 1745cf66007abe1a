import { useHotkeys, useLocalStorage, type HotkeyItem } from '@mantine/hooks'

/** Whether single letters do something in this browser: who dictates to the computer switches them off. */
export const useShortcutsSwitch = () =>
  useLocalStorage({ key: 'office-letter-keys', defaultValue: true, getInitialValueInEffect: false })

/** Keys without Ctrl or ⌘, known by their place: a Thai keyboard has other letters on them. Says whether they are on. */
export function useShortcuts(keys: Record<string, (event: KeyboardEvent) => void>): boolean {
  const [isOn] = useShortcutsSwitch()
  const items = Object.entries(keys).map(([key, act]): HotkeyItem => [key, act, { usePhysicalKeys: true }])
  useHotkeys(isOn ? items : [])
  return isOn
}
