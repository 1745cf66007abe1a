import { IconCopy, type Icon } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '@phaen/statecharts/react'
import classes from './inspector.module.css'

interface CopyButtonProps {
  write: () => string
  tone?: 'ink'
  icon?: Icon
  children: ReactNode
}

/** Copies a text that is written only when it is asked for, and says so. */
export function CopyButton({ write, tone, icon = IconCopy, children }: CopyButtonProps) {
  const { t } = useTranslation('inspector')
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(write())
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  return (
    <div className={classes.copy}>
      <ToolButton tone={tone} icon={icon} onClick={() => void copy()}>
        {children}
      </ToolButton>
      <span role="status">{said && t(said)}</span>
    </div>
  )
}
