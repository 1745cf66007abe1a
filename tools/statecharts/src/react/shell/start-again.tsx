import { IconRefresh } from '../shell/icons.tsx'
import { useWords } from '../words/words.tsx'
import type { Simulation } from '../../simulation/simulation.ts'
import { Panel } from '../run/panel.tsx'
import { PayloadForm } from '../run/payload-form.tsx'
import { ToolButton } from './tool-button.tsx'

interface StartAgainProps {
  simulation: Simulation
  /** Whether the flow has no samples, so that it may want an input that only somebody who knows it can type. */
  isWithoutSamples: boolean
}

/** Starts the flow anew, with one of the inputs of its cases or one that somebody types. */
export function StartAgain({ simulation, isWithoutSamples }: StartAgainProps) {
  const t = useWords()
  const inputs = simulation.starts().flatMap((move) => ('start' in move ? [move.start] : []))
  if (!isWithoutSamples && inputs.every((input) => input === null))
    return (
      <Panel title={t('start')}>
        <ToolButton icon={IconRefresh} onClick={() => simulation.start({ start: null })}>
          {t('startAgain')}
        </ToolButton>
      </Panel>
    )
  return (
    <Panel title={t('start')}>
      <PayloadForm
        label={t('input')}
        samples={inputs}
        isTyped={isWithoutSamples}
        action={t('startAgain')}
        onPlay={(input) => simulation.start({ start: input })}
      />
    </Panel>
  )
}
