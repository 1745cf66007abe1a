import { checkPart } from './check-part.ts'
import { e2ePart } from './e2e-part.ts'
import type { Part } from './part.ts'
import { vitestPart } from './vitest-part.ts'

/** All parts that CI runs, in their order. They write their reports to the folder. */
export function allParts(reports: string): Part[] {
  return [
    checkPart,
    vitestPart('unit', reports),
    vitestPart('model', reports),
    vitestPart('server', reports),
    vitestPart('clone', reports),
    e2ePart(reports),
  ]
}

/** The parts with these names, in their usual order; all parts when no name is given. */
export function chosenParts(parts: Part[], names: string[]): Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No part is named ${unknown.join(', ')}: there are ${parts.map(({ name }) => name).join(', ')}`,
    )
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}
