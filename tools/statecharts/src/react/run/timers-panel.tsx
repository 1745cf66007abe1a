import { IconPlayerPause, IconPlayerSkipForward } from '../shell/icons.tsx'
import { useEffect, useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { Run, Simulation } from '../../simulation/simulation.ts'
import { seconds } from '../move-name.ts'
import { ToolButton } from '../shell/tool-button.tsx'
import { Panel } from './panel.tsx'
import classes from './run.module.css'

/** How often a running clock shows what remains, in milliseconds. */
const tick = 100

interface TimersPanelProps {
  run: Run
  simulation: Simulation
}

/** The armed timers. The clock is held, so that each waits for its button, until it is let run. */
export function TimersPanel({ run, simulation }: TimersPanelProps) {
  const t = useWords()
  const [isHeld, setIsHeld] = useState(true)
  const [next] = run.timers
  const wait = next?.ms
  /** What has passed of the present wait; a clock that is stopped goes on from there. */
  const [passed, setPassed] = useState({ run, ms: 0 })
  const ms = passed.run === run ? passed.ms : 0

  useEffect(() => {
    if (isHeld || wait === undefined) return
    const timer = setTimeout(
      () => (ms + tick < wait ? setPassed({ run, ms: ms + tick }) : simulation.play({ wait })),
      Math.min(tick, wait - ms),
    )
    return () => clearTimeout(timer)
  }, [isHeld, wait, run, ms, simulation])

  return (
    <Panel title={t('timers')} note={String(run.timers.length)}>
      {run.timers.length === 0 && <p className={classes.note}>{t('noTimers')}</p>}
      {run.timers.map(({ name, ms: whole }, index) => (
        // Two timers may have the same name and time.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${name} ${index}`} className={classes.card}>
          <p className={classes.between}>
            <code>{name}</code>
            <span>{seconds(Math.max(whole - ms, 0))}</span>
          </p>
          {index === 0 && <progress aria-label={name} max={whole} value={ms} />}
          {index === 0 && (
            <ToolButton icon={IconPlayerSkipForward} onClick={() => simulation.play({ wait: whole })}>
              {t('fire')}
            </ToolButton>
          )}
        </div>
      ))}
      <div className={classes.pair}>
        <ToolButton icon={IconPlayerPause} isPressed={isHeld} onClick={() => setIsHeld(!isHeld)}>
          {t('clockHeld')}
        </ToolButton>
      </div>
    </Panel>
  )
}
