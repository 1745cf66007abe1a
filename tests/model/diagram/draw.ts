import { render } from 'state-machine-cat'
import type { Flow } from '../../../machines/registry.ts'
import { allNodes } from '../walker/declared.ts'
import { toSmcat } from './to-smcat.ts'

const paper = '#FBF9F4'
const ink = '#1F1B16'
const face = `Helvetica, Arial, 'Anuphan', 'Noto Sans Thai', 'Thonburi', 'Leelawadee UI', sans-serif`

/** Colours of the house; red is for what failed. */
const style = `
text { font-family: ${face}; fill: ${ink} }
.transition text { fill: #4A433A }
path, ellipse, .transition polygon { stroke: ${ink} }
ellipse, .transition polygon { fill: ${ink} }
.box > polygon { fill: #FFFEFB; fill-opacity: 1 }
.pending > polygon { fill: #FAEFD6 }
.failed > polygon { fill: #F8EAE5 }
.failed > path { stroke: #8C1C1C }
.failed > text { fill: #8C1C1C }
.any > path { stroke-dasharray: 4 3 }
`

/** One flow as a drawing. The same machine gives the same bytes: the layout runs in the package, not on this computer. */
export async function draw(flow: Flow): Promise<string> {
  const drawn = await render(toSmcat(flow.machine), {
    inputType: 'json',
    outputType: 'oldsvg',
    direction: 'top-down',
    dotGraphAttrs: [
      { name: 'bgcolor', value: `"${paper}"` },
      { name: 'nodesep', value: '0.5' },
      { name: 'ranksep', value: '0.35' },
      { name: 'pad', value: '0.2' },
    ],
    dotNodeAttrs: [{ name: 'penwidth', value: '1.2' }],
  })
  return withTitles(flow, drawn)
}

/** The layout's own titles are internal names; a reader who points at a state wants to know what it is. */
function withTitles(flow: Flow, drawn: string): string {
  const descriptions = new Map(
    allNodes(flow.machine.root).map((node) => [node.id, node.description ?? node.key]),
  )
  return drawn
    .replace(/<\?xml[\s\S]*?(?=<svg)/, '')
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/ font-family="[^"]*"/g, '')
    .replace(/<title>([\s\S]*?)<\/title>\n?/g, (_, name: string) => {
      const description = descriptions.get(name.replace(/^cluster_/, ''))
      return description === undefined ? '' : `<title>${escape(description)}</title>\n`
    })
    .replace(/(<svg[^>]*>)/, `$1\n<title>${escape(flow.title)}</title>\n<style>${style}</style>`)
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
