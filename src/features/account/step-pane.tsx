import { useEffect, useRef, useState, type ReactNode } from 'react'
import classes from './step-pane.module.css'

/**
 * One step of a dialog. The button that led here is gone, so the step takes the focus, unless a field of it
 * already did. The dialog itself focuses its first step, when it opens. It needs a `key` for each step.
 */
export function StepPane({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null)
  const [wasFocusLost] = useState(() => document.querySelector('[role=dialog]') !== null)
  useEffect(() => {
    const { current } = pane
    if (wasFocusLost && current && !current.contains(document.activeElement))
      current.focus({ preventScroll: true })
  }, [wasFocusLost])
  return (
    <div ref={pane} tabIndex={-1} data-autofocus className={classes.pane}>
      {children}
    </div>
  )
}
