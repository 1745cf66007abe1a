import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './choice.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few that stand side by side. */
export const Choice = <Value extends string>({ label, options, ...choice }: ChoiceProps<Value>) => (
  <SegmentedControl<Value>
    {...choice}
    aria-label={label}
    data={[...options]}
    classNames={classes}
    radius={2}
    transitionDuration={0}
  />
)
