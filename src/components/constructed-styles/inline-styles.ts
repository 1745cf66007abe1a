import { stylesToString, type InlineStylesInput } from '@mantine/core'
import { useInsertionEffect } from 'react'
import { addSheet } from './constructed-sheet.ts'

/** Takes the place of Mantine's `InlineStyles`, which writes a style tag (tools/build/constructed-styles.ts). */
export function InlineStyles(styles: InlineStylesInput): null {
  const css = stylesToString(styles)
  useInsertionEffect(() => addSheet(css), [css])
  return null
}
