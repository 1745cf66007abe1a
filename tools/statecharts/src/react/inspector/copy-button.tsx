import { useState, type ReactNode } from 'react'
import { IconCopy, type Icon } from '../shell/icons.tsx'
import { ToolButton } from '../shell/tool-button.tsx'
import { useWords } from '../words/words.tsx'
import classes from './inspector.module.css'

interface CopyButtonProps {
  write: () => string
  tone?: 'ink'
  icon?: Icon
  children: ReactNode
}

/** Copies a text that is written only when it is asked for, and says so. */
export function CopyButton({ write, tone, icon = IconCopy, children }: CopyButtonProps) {
  const t = useWords()
  const [said, setSaid] = useState<'isCopied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(write())
      setSaid('isCopied')
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
