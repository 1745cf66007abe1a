import { useWords } from '../words/words.tsx'
import { stateInWords } from '../../plan-words.ts'
import type { Run } from '../../simulation/simulation.ts'
import { shortData } from '../move-name.ts'
import classes from './replay-result.module.css'

/** Whether a recording led where it says; and where it first did not, what came instead. */
export function ReplayResult({ run: { played, ahead } }: { run: Run }) {
  const t = useWords()
  const index = played.findIndex(({ recorded, same }) => recorded && !same)
  const stopped = played[index]
  if (!stopped?.recorded) {
    const isWhole = ahead.length === 0 && played.every(({ recorded }) => recorded)
    return isWhole && <p className={classes.result}>{t('sameAsRecorded', { count: played.length })}</p>
  }
  const { recorded, outcome } = stopped
  return (
    <p className={classes.stopped} role="alert">
      {t('stoppedAt', {
        step: index + 1,
        recorded: `${stateInWords(recorded.value)} ${shortData(recorded.context ?? {}, 200)}`,
        actual: `${stateInWords(outcome.value)} ${shortData(outcome.context, 200)}`,
      })}
      {outcome.broke !== undefined && ` ${outcome.broke}`}
    </p>
  )
}
