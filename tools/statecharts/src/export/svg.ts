import type { AnyStateMachine } from 'xstate'
import type { Arrow, Box } from '../chart.ts'
import { chartOf } from '../chart.ts'
import { escaped } from '../escaped.ts'
import { type Area, arrowName, type Layout, type Point } from '../layout/layout.ts'
import { asLaidOut } from '../layout/arrows-as-lines.ts'
import { labelLines, lineHeight, lineWords, margin, nameHeight, shownLines } from '../layout/sizes.ts'
import { rootOf } from '../reader/index.ts'
import { allNodes } from '../walker/declared.ts'
import { plainStyle } from './plain-style.ts'

/** Further classes for a state, by its id, and for a transition, by its name in plans. */
export type Mark = (of: 'state' | 'transition', name: string) => string

const unmarked: Mark = () => ''

/** A machine as a picture that needs no program to be read. `style` is a style sheet for its classes. */
export function asSvg(
  title: string,
  machine: AnyStateMachine,
  layout: Layout,
  style: string = plainStyle,
  mark: Mark = unmarked,
): string {
  const { boxes, arrows } = asLaidOut(chartOf(machine), layout)
  const descriptions = new Map(allNodes(rootOf(machine)).map((node) => [node.id, node.description]))
  const boxOf = (box: Box, isRegion = false): string[] => {
    const area = layout.boxes[box.id]
    if (!area) throw new Error(`${box.id} has no place in the layout`)
    return [
      drawnBox({ box, area, isRegion, description: descriptions.get(box.id), mark }),
      ...box.inside.flatMap((inner) => boxOf(inner, box.kind === 'parallel')),
    ]
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>`,
    `<rect class="paper" width="${layout.width}" height="${layout.height}"/>`,
    ...boxes.flatMap((box) => boxOf(box)),
    ...arrows.map((arrow) => drawnLine(arrow, layout, mark)),
    ...arrows.map((arrow) => drawnLabels(arrow, layout, mark)),
    '</svg>',
    '',
  ].join('\n')
}

interface Placed {
  box: Box
  area: Area
  isRegion: boolean
  description: string | undefined
  mark: Mark
}

function drawnBox({ box, area, isRegion, description, mark }: Placed): string {
  const [left, top, width, height] = area
  const words = description ?? box.name
  const shape =
    box.kind === 'start' || box.kind === 'end'
      ? dot(box.kind, area)
      : `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4"/>`
  const letter = box.kind === 'history' ? 'H' : box.kind === 'deep history' ? 'H*' : ''
  const texts = letter
    ? [text(letter, left + width / 2, top + height / 2 + 4, 'middle name')]
    : [
        ...(box.name ? [text(box.name, left + margin, top + 21, 'name')] : []),
        ...shownLines(box).map((line, index) =>
          text(
            lineWords(line),
            left + margin,
            top + nameHeight + 8 + index * lineHeight,
            named('line', line.transition === undefined ? '' : mark('transition', line.transition)),
          ),
        ),
      ]
  const classes = [
    box.kind.replace(' ', '-'),
    ...(box.inside.length > 0 ? ['parent'] : []),
    ...(isRegion ? ['region'] : []),
    ...box.tags,
    mark('state', box.id),
  ]
  return `<g class="${named(...classes)}">${words ? `<title>${escaped(words)}</title>` : ''}${shape}${texts.join('')}</g>`
}

function dot(kind: 'start' | 'end', [left, top, width]: Area): string {
  const [x, y, radius] = [left + width / 2, top + width / 2, width / 2]
  return kind === 'start'
    ? `<circle class="full" cx="${x}" cy="${y}" r="${radius - 1}"/>`
    : `<circle cx="${x}" cy="${y}" r="${radius - 1}"/><circle class="full" cx="${x}" cy="${y}" r="${radius - 4}"/>`
}

function drawnLine(arrow: Arrow, layout: Layout, mark: Mark): string {
  const place = layout.arrows[arrowName(arrow)]
  const marks = arrow.labels.map(({ transition }) => mark('transition', transition))
  return place
    ? `<path class="${named('arrow', ...new Set(marks))}" marker-end="url(#tip)" d="${pathOf(place.line)}"/>`
    : ''
}

const pathOf = (line: Point[]): string => `M${line.map((point) => point.join(' ')).join('L')}`

function drawnLabels(arrow: Arrow, layout: Layout, mark: Mark): string {
  const label = layout.arrows[arrowName(arrow)]?.label
  if (!label) return ''
  const [left, top, width] = label
  const lines = labelLines(arrow.labels).map(({ words: line, labels }) => ({
    line,
    classes: named('middle', ...new Set(labels.map(({ transition }) => mark('transition', transition)))),
  }))
  return `<g class="label">${lines.map(({ line, classes }, index) => text(line, left + width / 2, top + 11 + index * lineHeight, classes)).join('')}</g>`
}

/** Tags and marks are words of anybody, also those that XML would read as its own. */
const named = (...classes: string[]) => escaped(classes.filter(Boolean).join(' '))

const text = (words: string, x: number, y: number, classes: string): string =>
  `<text class="${classes}" x="${x}" y="${y}">${escaped(words)}</text>`
