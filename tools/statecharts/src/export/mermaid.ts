import type { AnyStateMachine } from 'xstate'
import { arrowWords, type Label } from '../arrow-words.ts'
import { type Box, chartOf, type Line } from '../chart.ts'

/** A machine as a Mermaid `stateDiagram-v2`, which GitHub and many editors draw. */
export function asMermaid(machine: AnyStateMachine): string {
  const { boxes, arrows } = chartOf(machine)
  const ids = idsOf(boxes)
  const idOf = (name: string) => ids.get(name) ?? name
  const dots = new Set(everyBox(boxes).flatMap(({ id, kind }) => (isDot(kind) ? [id] : [])))

  const linesOf = (box: Box): string[] => {
    if (box.kind === 'start')
      return arrows.filter(({ from }) => from === box.id).map(({ to }) => `[*] --> ${idOf(to)}`)
    if (box.kind === 'end')
      return arrows.filter(({ to }) => to === box.id).map(({ from }) => `${idOf(from)} --> [*]`)
    const id = idOf(box.id)
    const name = `state "${escaped(nameOf(box))}" as ${id}`
    const words = box.lines.map(wordsOf)
    if (box.inside.length === 0) return [name, ...words.map((line) => `${id} : ${line}`)]
    return [
      `${name} {`,
      ...insideOf(box).map(indented),
      '}',
      // Mermaid allows no text but the name for a state with child states.
      ...(words.length > 0 ? [`note left of ${id}`, ...words.map(indented), 'end note'] : []),
    ]
  }
  const insideOf = ({ kind, inside }: Box): string[] =>
    kind === 'parallel'
      ? inside.flatMap((region, at) => (at > 0 ? ['--', ...linesOf(region)] : linesOf(region)))
      : inside.flatMap(linesOf)

  const body = [
    ...boxes.flatMap(linesOf),
    ...arrows
      .filter(({ from, to }) => !dots.has(from) && !dots.has(to))
      .map(({ from, to, labels }) => `${idOf(from)} --> ${idOf(to)}${spoken(labels)}`),
  ]
  return `stateDiagram-v2\n${body.map(indented).join('\n')}\n`
}

const isDot = (kind: Box['kind']) => kind === 'start' || kind === 'end'
const everyBox = (boxes: Box[]): Box[] => boxes.flatMap((box) => [box, ...everyBox(box.inside)])

/** Mermaid's ids are letters, digits and underscores; different states get different ids even if that would make them equal. */
function idsOf(boxes: Box[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    everyBox(boxes).map(({ id }) => {
      const plain = `s_${id.replace(/[^A-Za-z0-9]/g, '_')}`
      let unique = plain
      for (let next = 2; taken.has(unique); next += 1) unique = `${plain}_${next}`
      taken.add(unique)
      return [id, unique]
    }),
  )
}

function nameOf({ name, kind }: Box): string {
  if (kind === 'history') return `${name} (history)`
  return kind === 'deep history' ? `${name} (deep history)` : name
}

function wordsOf({ when, words, ignored }: Line): string {
  if (when === 'event') return ignored ? `${escaped(words)} is ignored` : escaped(words)
  return `${when === 'invoked' ? 'do' : when} / ${escaped(words)}`
}

const spoken = (labels: Label[]) =>
  labels.length > 0
    ? ` : ${labels.flatMap((label) => arrowWords(label).split('\n').map(escaped)).join('<br>')}`
    : ''

/** Characters that have a meaning in Mermaid are written as character codes. */
const escaped = (text: string) =>
  text.replace(/["#%:;<>{}&\\]|--/g, (found) =>
    [...found].map((letter) => `#${letter.codePointAt(0)};`).join(''),
  )

const indented = (line: string) => `  ${line}`
