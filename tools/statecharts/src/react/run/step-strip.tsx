import { useEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import { stateInWords } from '../../plan-words.ts'
import type { Run } from '../../simulation/simulation.ts'
import { moveName } from '../move-name.ts'
import classes from './path-player.module.css'

/** The steps of the run as a ruler: those played, and those of the path still to come. */
export function StepStrip({ run, onGo }: { run: Run; onGo: (place: number) => void }) {
  const t = useWords()
  const strip = useRef<HTMLOListElement>(null)
  const at = run.played.length
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - strip.current.clientWidth / 2
  }, [at])
  const steps = [
    ...run.played.map(({ move, outcome, same }) => ({
      name: moveName(move),
      state: stateInWords(outcome.value),
      kind: !same ? 'differs' : outcome.takes.length === 0 && !('start' in move) ? 'refused' : 'played',
    })),
    ...run.ahead.map(({ move, expected }) => ({
      name: moveName(move),
      state: expected ? stateInWords(expected.value) : '',
      kind: 'ahead',
    })),
  ]
  return (
    <ol ref={strip} className={classes.strip} aria-label={t('steps')} lang="en">
      {steps.map(({ name, state, kind }, index) => (
        // A step is its place in the run.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-kind={kind}>
          <button
            type="button"
            aria-current={index + 1 === at ? 'step' : undefined}
            onClick={() => onGo(index + 1)}
          >
            <b>{name}</b>
            <span>{kind === 'differs' ? t('differs') : state}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
