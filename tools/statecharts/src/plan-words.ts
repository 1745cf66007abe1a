import type { Move, SentEvent } from './cases.ts'
import { pathsOf, type Plan, type Step } from './plan.ts'

export function moveInWords(move: Move): string {
  if ('start' in move) return move.start === null ? 'it starts' : `it starts with ${data(move.start)}`
  if ('resume' in move) return 'it continues from a snapshot'
  if ('send' in move) return `${eventInWords(move.send)} is sent`
  if ('done' in move) return `${move.actor} answers${move.done === null ? '' : ` ${data(move.done)}`}`
  if ('error' in move) return `${move.actor} fails${move.error === null ? '' : ` with ${data(move.error)}`}`
  if ('says' in move) return `${move.actor} says ${eventInWords(move.says)}`
  if ('shows' in move) return `${move.actor} shows ${data(move.shows)}`
  return `${move.wait.toLocaleString('en')} ms pass`
}

function eventInWords({ type, ...payload }: SentEvent): string {
  return Object.keys(payload).length > 0 ? `${type} ${data(payload)}` : type
}

/** A state value as one line: `open.resting`, regions side by side with `+`. */
export function stateInWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([key, inner]) => {
    const inside = stateInWords(inner)
    return inside === '' ? key : `${key}.${inside}`
  })
  return parts.length > 1 ? `(${parts.join(' + ')})` : parts.join('')
}

export const data = (value: unknown): string => JSON.stringify(value)

/** Every path of a plan, numbered, with one line for each move and the state it leads to. */
export function pathsInWords(plan: Plan): string {
  const paths = pathsOf(plan)
  const sentences = paths.map(
    (path, index) => `Path ${index + 1} of ${paths.length}\n${path.map(stepInWords).join('\n')}\n`,
  )
  return sentences.join('\n')
}

const stepInWords = (step: Step): string => {
  const refused = step.refuses ?? []
  const nothing = (step.takes ?? []).length === 0 && !('start' in step.do)
  return [
    `  ${moveInWords(step.do)} → ${nothing ? 'nothing changes, ' : ''}${stateInWords(step.value)}`,
    ...(refused.length > 0 ? [`    refused by a guard: ${refused.join(', ')}`] : []),
    ...('output' in step ? [`    ends with ${data(step.output)}`] : []),
  ].join('\n')
}
