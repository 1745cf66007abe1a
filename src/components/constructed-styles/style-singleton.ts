import { useEffect } from 'react'
import { addSheet } from './constructed-sheet.ts'

/**
 * Takes the place of the package `react-style-singleton`, which writes a style tag (tools/build/constructed-styles.ts):
 * a component whose first instance adds its styles, and whose last one removes them.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let count = 0
  let remove: (() => void) | undefined
  return function Styles({ styles }) {
    // As in the package, the styles of the first instance stay: the scroll bar is measured before it disappears.
    useEffect(() => {
      count += 1
      remove ??= addSheet(styles)
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
