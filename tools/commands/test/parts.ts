import { checkPart } from './check-part.ts'
import { e2ePart } from './e2e-part.ts'
import type { Part } from './part.ts'
import { vitestPart } from './vitest-part.ts'

/** All parts, in their order; CI runs every one. They write their reports to the folder. */
export function allParts(reports: string): Part[] {
  return [
    checkPart,
    vitestPart('unit', reports),
    vitestPart('model', reports),
    vitestPart('server', reports),
    vitestPart('built', reports),
    e2ePart('e2e', ['phone', 'desk'], reports),
    { ...vitestPart('clone', reports), isLong: true },
    { ...e2ePart('long', ['long', 'long-desk'], reports), isLong: true },
  ]
}

/** The parts with these names, in their usual order; `all` names every part, and no name those that are not long. */
export function chosenParts(parts: Part[], names: string[]): Part[] {
  if (names.length === 0) return parts.filter(({ isLong }) => !isLong)
  if (names.includes('all')) return parts
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No part is named ${unknown.join(', ')}: there are ${parts.map(({ name }) => name).join(', ')}`,
    )
  return parts.filter(({ name }) => names.includes(name))
}
