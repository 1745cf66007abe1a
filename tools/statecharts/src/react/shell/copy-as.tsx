import { IconChevronDown, IconCopy } from '../shell/icons.tsx'
import { useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { Flow } from '../flow.ts'
import type { Format } from '../written-as.ts'
import classes from './copy-as.module.css'

const formats: { format: Format; name: string; note: string }[] = [
  { format: 'source', name: 'Source', note: 'TypeScript' },
  { format: 'json', name: 'JSON', note: 'Stately' },
  { format: 'mermaid', name: 'Mermaid', note: 'stateDiagram-v2' },
  { format: 'scxml', name: 'SCXML', note: 'W3C' },
]

/** Copies the flow in the words of another tool. */
export function CopyAs({ flow }: { flow: Flow }) {
  const t = useWords()
  const [said, setSaid] = useState('')
  const menu = useRef<HTMLDetailsElement>(null)

  const copy = async (format: Format, name: string) => {
    if (menu.current) menu.current.open = false
    menu.current?.querySelector('summary')?.focus()
    try {
      const { writtenAs } = await import('../written-as.ts')
      await navigator.clipboard.writeText(writtenAs(flow, format))
      setSaid(t('copied', { name }))
    } catch {
      setSaid(t('notCopied'))
    }
  }

  return (
    <>
      <p role="status" className={classes.said}>
        {said}
      </p>
      <details ref={menu} className={classes.menu}>
        <summary>
          <IconCopy size={16} aria-hidden />
          {t('copyAs')}
          <IconChevronDown size={16} aria-hidden />
        </summary>
        <ul>
          {formats.map(({ format, name, note }) => (
            <li key={format}>
              <button type="button" onClick={() => void copy(format, name)}>
                <span lang="en">{name}</span>
                <span lang="en">{note}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
