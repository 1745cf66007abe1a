import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { statusColors } from './status-colors.ts'
import { statusLabels } from './status-label.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../app/styles/tokens.css'), 'utf8')
const statuses = Object.keys(statusLabels) as (keyof typeof statusLabels)[]

/** The value that a theme colour has in the stylesheet. */
function colorOf(reference: string): string {
  const name = /^var\((.+)\)$/.exec(reference)?.[1]
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? `no ${reference}`
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it('R4.45 each status has its own theme colours, with enough contrast to be read', () => {
  const pairs = statuses.map((status) =>
    Object.values(statusColors(status)).map((value) => colorOf(String(value))),
  )
  expect(new Set(pairs.map(String)).size).toBe(statuses.length)
  for (const [ink = '', ground = ''] of pairs) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5)
})
