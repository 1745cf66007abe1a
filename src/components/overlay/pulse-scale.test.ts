import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'overlay-dialog.module.css'), 'utf8')

it('R9.31: the pulse of an overlay scales to 1.03', () => {
  const [, name] = /\.content\[data-pulsing\] \{\s*animation: (\w+) var\(--d-pulse\)/.exec(styles) ?? []
  const [, scale] = new RegExp(`@keyframes ${name} \\{\\s*50% \\{\\s*scale: ([\\d.]+);`).exec(styles) ?? []
  expect(scale).toBe('1.03')
})
