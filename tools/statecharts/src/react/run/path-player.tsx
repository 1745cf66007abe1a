import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '../shell/icons.tsx'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { stateInWords } from '../../plan-words.ts'
import { pathsOf, type Plan } from '../../plan.ts'
import {
  hasStopped,
  plannedPath,
  recordedPath,
  type Run,
  type Simulation,
} from '../../simulation/simulation.ts'
import { moveName } from '../move-name.ts'
import type { Recording } from '../../recording/recording.ts'
import { ReplayResult } from './replay-result.tsx'
import { Pick } from '../shell/pick.tsx'
import { ToolButton } from '../shell/tool-button.tsx'
import classes from './path-player.module.css'
import { StepStrip } from './step-strip.tsx'

const pace = 700

interface PathPlayerProps {
  /** Recordings that may be played too. */
  recordings: Recording[]
  plan: Plan
  run: Run
  simulation: Simulation
  isAllPaths: boolean
  onAllPaths: (isAllPaths: boolean) => void
  count: { reached: number; all: number }
}

/** Plays the pinned paths, one at a time, step by step or by itself, forwards and back. */
export function PathPlayer({
  recordings,
  plan,
  run,
  simulation,
  isAllPaths,
  onAllPaths,
  count,
}: PathPlayerProps) {
  const t = useWords()
  const [isPlaying, setIsPlaying] = useState(false)
  const [chosen, setChosen] = useState('')
  const paths = useMemo(() => pathsOf(plan), [plan])
  const at = run.played.length
  const isAtEnd = run.ahead.length === 0 || hasStopped(run.played)
  const plays = isPlaying && !isAtEnd

  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(simulation.playNext, pace)
    return () => clearTimeout(timer)
  }, [plays, at, simulation])

  const choose = (name: string) => {
    setChosen(name)
    setIsPlaying(false)
    const [kind, index] = name.split(' ')
    const path = kind === 'path' ? paths[Number(index)] : undefined
    const recorded = kind === 'recorded' ? recordings[Number(index)] : undefined
    if (path) simulation.load(plannedPath(path))
    // All of it at once: whether it comes to the same end is the first question.
    if (recorded) simulation.load(recordedPath(recorded), recorded.steps.length)
  }
  const go = (place: number) => {
    setIsPlaying(false)
    simulation.goTo(place)
  }

  return (
    <section className={classes.player} aria-label={t('player')}>
      <div className={classes.bar}>
        <div className={classes.controls} role="group" aria-label={t('play')}>
          <ToolButton
            label={t('toStart')}
            icon={IconPlayerTrackPrev}
            isDisabled={at === 1}
            onClick={() => go(1)}
          />
          <ToolButton
            label={t('stepBack')}
            icon={IconChevronLeft}
            isDisabled={at === 1}
            onClick={() => go(at - 1)}
          />
          <ToolButton
            label={plays ? t('pause') : t('playPath')}
            icon={plays ? IconPlayerPause : IconPlayerPlay}
            tone="ink"
            isDisabled={isAtEnd}
            onClick={() => setIsPlaying(!plays)}
          />
          <ToolButton
            label={t('stepOn')}
            icon={IconChevronRight}
            isDisabled={isAtEnd}
            onClick={() => go(at + 1)}
          />
          <ToolButton
            label={t('toEnd')}
            icon={IconPlayerTrackNext}
            isDisabled={isAtEnd}
            onClick={() => go(at + run.ahead.length)}
          />
        </div>
        <Pick className={classes.pick} label={t('path')} value={chosen} onPick={choose}>
          <option value="">{t('byHand')}</option>
          {recordings.map(({ actor, steps }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- actors may share a name
            <option key={`recorded ${index}`} value={`recorded ${index}`}>
              {`${t('recorded')} · ${actor} · ${t('moves', { count: steps.length })}`}
            </option>
          ))}
          {paths.map((path, index) => {
            const last = path.at(-1)
            return (
              <option key={last?.step} value={`path ${index}`}>
                {`${index + 1}/${paths.length}`}
                {last && ` · ${moveName(last.do)} → ${stateInWords(last.value)}`}
              </option>
            )
          })}
        </Pick>
        <div className={classes.controls} role="group" aria-label={t('colourBy')}>
          <ToolButton isPressed={!isAllPaths} onClick={() => onAllPaths(false)}>
            {t('thisRun')}
          </ToolButton>
          <ToolButton isPressed={isAllPaths} onClick={() => onAllPaths(true)}>
            {t('allPaths')}
          </ToolButton>
        </div>
        <p>{t('coveredOf', { covered: count.reached, all: count.all })}</p>
      </div>
      <ReplayResult run={run} />
      <StepStrip run={run} onGo={go} />
    </section>
  )
}
