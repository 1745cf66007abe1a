import { checkPart } from './check-part.ts'
import { e2ePart } from './e2e-part.ts'
import { faultsPart } from './faults-part.ts'
import { pathWorkers } from '../test-paths/path-workers.ts'
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
    { ...vitestPart('fuzz', reports), isLong: true },
    { ...vitestPart('clone', reports), isLong: true },
    { ...faultsPart(reports), isLong: true },
    { ...e2ePart('long', ['long', 'long-desk'], reports), isLong: true },
    { ...e2ePart('paths', ['paths'], reports, pathWorkers), isLong: true },
  ]
}

/**
 * The parts with these names, in their usual order. `all` names every part, `longer` those that are long, and no name
 * those that are not.
 */
export function chosenParts(parts: Part[], names: string[]): Part[] {
  if (names.length === 0) return parts.filter(({ isLong }) => !isLong)
  if (names.includes('all')) return parts
  if (names.includes('longer')) return parts.filter(({ isLong }) => isLong)
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No part is named ${unknown.join(', ')}: there are ${parts.map(({ name }) => name).join(', ')}`,
    )
  return parts.filter(({ name }) => names.includes(name))
}
