import { useState, useSyncExternalStore } from 'react'
import type { Flow } from './flow.ts'
import classes from './gallery.module.css'
import { IconMoon } from './shell/icons.tsx'
import { ToolButton } from './shell/tool-button.tsx'
import { Tools } from './shell/tools.tsx'
import { Statechart } from './statechart.tsx'
import { type Language, useWords } from './words/words.tsx'

interface GalleryProps {
  machines: Flow[]
  language?: Language
}

/** Several machines, to read and to play. The address names the one that is open after `#`. */
export function Gallery({ machines, language = 'en' }: GalleryProps) {
  const [isDark, setIsDark] = useState(false)
  const hash = useSyncExternalStore(followHash, readHash, () => '')
  const [id, state] = hash.split('/')
  const flow = machines.find((one) => one.id === id) ?? machines[0]
  const [tools, setTools] = useState<Element | null>(null)
  if (!flow) return null
  return (
    <Tools as="main" language={language} isDark={isDark} className={classes.gallery}>
      <header className={classes.bar}>
        <h1>{flow.id}</h1>
        <div ref={setTools} className={classes.tools} />
        <NightButton isDark={isDark} onDark={setIsDark} />
      </header>
      {machines.length > 1 && (
        <nav className={classes.side}>
          <ul>
            {machines.map((one) => (
              <li key={one.id}>
                <a href={`#${encodeURIComponent(one.id)}`} aria-current={one === flow ? 'page' : undefined}>
                  {one.id}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={classes.middle}>
        <Statechart
          key={flow.id}
          flow={flow}
          title={flow.id}
          selected={state}
          onSelect={(name) => keepHash(name === undefined ? flow.id : `${flow.id}/${name}`)}
          tools={tools}
        />
      </div>
    </Tools>
  )
}

function NightButton({ isDark, onDark }: { isDark: boolean; onDark: (isDark: boolean) => void }) {
  const t = useWords()
  return (
    <ToolButton icon={IconMoon} isPressed={isDark} onClick={() => onDark(!isDark)}>
      {t('dark')}
    </ToolButton>
  )
}

const readHash = () => decodeURIComponent(window.location.hash.slice(1))

function followHash(change: () => void) {
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}

/** Looking at a state is no new page. */
const keepHash = (hash: string) =>
  window.history.replaceState(
    window.history.state,
    '',
    `#${hash.split('/').map(encodeURIComponent).join('/')}`,
  )
