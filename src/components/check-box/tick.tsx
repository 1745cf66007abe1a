import type { ComponentProps } from 'react'
import classes from './tick.module.css'

/** The box that is ticked, drawn alike wherever it stands; its label is its owner's. */
export const Tick = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={classes.tick} />
)
