import { useDeferredValue, type ReactNode } from 'react'

/** Draws a large part piece by piece once all around it stands, so that a press is answered before. */
export function AfterPaint({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : placeholder
}
