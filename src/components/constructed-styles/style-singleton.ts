import { useEffect, useRef } from 'react'
import { addSheet } from './constructed-sheet.ts'

/**
 * Takes the place of the package `react-style-singleton`, which writes a style tag (tools/build/constructed-styles.ts):
 * a component whose first instance adds its styles, and whose last one removes them.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let count = 0
  let remove: (() => void) | undefined
  return function Styles({ styles }) {
    // As in the package, the first styles stay: the scroll bar is measured before it disappears.
    const first = useRef(styles)
    useEffect(() => {
      count += 1
      remove ??= addSheet(first.current)
      return () => {
        count -= 1
        if (count > 0) return
        remove?.()
        remove = undefined
      }
    }, [])
    return null
  }
}
