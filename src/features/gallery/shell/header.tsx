import { IconMoon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '@phaen/statecharts/react'
import { ShopMark } from '../../../components/shop-mark/shop-mark.tsx'
import type { IndexedFlow } from '../flow-index.ts'
import classes from './gallery.module.css'
import { useFlowWords } from './use-flow-words.ts'

interface HeaderProps {
  flow: IndexedFlow | undefined
  isDark: boolean
  onDark: (isDark: boolean) => void
  children?: ReactNode
}

export function Header({ flow, isDark, onDark, children }: HeaderProps) {
  const { t } = useTranslation('gallery')
  const wordsOf = useFlowWords()
  return (
    <header className={classes.bar}>
      <ShopMark />
      <h1 tabIndex={-1}>{flow ? wordsOf(flow).title : t('title')}</h1>
      {flow && <code>{flow.id}</code>}
      <span className={classes.push} />
      {children}
      <ToolButton icon={IconMoon} isPressed={isDark} onClick={() => onDark(!isDark)}>
        {t('dark')}
      </ToolButton>
    </header>
  )
}
