import type { Flow } from '../../machines/registry.ts'
import { allNodes } from '../statecharts/walker/declared.ts'
import { withLabelsInside } from './labels-inside.ts'

/** The shop's colours: amber for pending, red for failed. The first two fonts have the widths that the layout assumes. */
const style = `
text { font-family: Helvetica, Arial, Anuphan, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', sans-serif; fill: #1F1B16 }
path, ellipse, .node polygon, .transition polygon { stroke: #1F1B16; stroke-width: 1.2 }
.initial ellipse, .final ellipse:first-of-type, .transition polygon { fill: #1F1B16 }
.transition path { fill: none }
.transition text { fill: #4A433A; paint-order: stroke; stroke: #FBF9F4; stroke-width: 4px; stroke-linejoin: round; transform: translateX(4px) }
.box path { fill: #FFFEFB }
.box text:first-of-type { font-weight: 600 }
.cluster path { fill: #1F1B16; fill-opacity: .03 }
.pending path { fill: #FAEFD6; fill-opacity: 1 }
.failed path { fill: #F8EAE5; fill-opacity: 1; stroke: #8C1C1C }
.failed text { fill: #8C1C1C }
.signpost path { stroke: none }
.signpost text { font-style: italic }
.any path { fill: none; stroke-dasharray: 4 3 }
`

/** Turns the layout into the committed diagram: adds the shop's colours, and each state's description as a tooltip. */
export function finish(flow: Flow, drawn: string): string {
  const descriptions = new Map(
    allNodes(flow.machine.root).map((node) => [node.id, node.description ?? node.key]),
  )
  return withLabelsInside(drawn)
    .replace(/^[\s\S]*?(?=<svg)/, '')
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/ (font-family|xml:space)="[^"]*"/g, '')
    .replace(/<polygon fill="#ffffff" fill-opacity="0.003922"[^>]*>\n?/g, '')
    .replace(/<title>([\s\S]*?)<\/title>\n?/g, (_, name: string) =>
      titleOf(descriptions.get(name.replace(/^cluster_/, '').replace(/&#45;/g, '-'))),
    )
    .replace(/((?:<text[^>]*>[^<]*<\/text>\n|<polygon[^>]*>\n)+)(<path[^>]*>\n)(?=<\/g>)/g, '$2$1')
    .replace(/(<svg[^>]*>\n)/, `$1${titleOf(flow.title)}<style>${style}</style>\n`)
}

const titleOf = (words: string | undefined): string =>
  words === undefined ? '' : `<title>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>\n`
