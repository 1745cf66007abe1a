import { useSyncExternalStore } from 'react'
import { useWords } from '../words/words.tsx'
import { IconMoon } from './icons.tsx'
import { kept } from './kept.ts'
import classes from './night-button.module.css'
import { ToolButton } from './tool-button.tsx'

const night = kept(
  'statecharts.night',
  'localStorage',
  (data): data is boolean => typeof data === 'boolean',
  false,
)

/** Whether the tools are dark. The choice stays for the next visit; a server does not know it. */
export const useNight = (): boolean => useSyncExternalStore(night.follow, night.read, () => false)

export function NightButton({ isBare = false }: { isBare?: boolean }) {
  const t = useWords()
  const isDark = useNight()
  return (
    <ToolButton
      label={isBare ? t('dark') : undefined}
      icon={IconMoon}
      isPressed={isDark}
      onClick={() => night.write(!isDark)}
    >
      {!isBare && <span className={classes.words}>{t('dark')}</span>}
    </ToolButton>
  )
}
