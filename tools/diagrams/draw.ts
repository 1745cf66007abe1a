import { type DirectionType, render } from 'state-machine-cat'
import type { Flow } from '../../machines/registry.ts'
import { finish } from './finish.ts'
import { difficulty } from './quality.ts'
import { withSignposts } from './signposts.ts'
import { toSmcat } from './to-smcat.ts'

/** Draws one flow. The same machine gives the same bytes, because the layout engine comes from npm and not from the computer. */
export async function draw(flow: Flow): Promise<string> {
  const layouts = [
    await layOut(flow, 'top-down', 'out'),
    await layOut(flow, 'top-down', '""'),
    await layOut(flow, 'left-right', 'out'),
    await layOut(flow, 'left-right', '""'),
  ]
  const easiest = layouts.reduce((best, layout) => (difficulty(layout) < difficulty(best) ? layout : best))
  return finish(flow, easiest)
}

/** `ordering`: whether arrows leave a state in the order in which they are declared. */
const layOut = (flow: Flow, direction: DirectionType, ordering: string): Promise<string> =>
  render(withSignposts(toSmcat(flow.machine)), {
    inputType: 'json',
    outputType: 'oldsvg',
    direction,
    dotGraphAttrs: [
      { name: 'bgcolor', value: '"#FBF9F4"' },
      { name: 'nodesep', value: '0.45' },
      { name: 'ranksep', value: '0.3' },
      { name: 'pad', value: '0.2' },
      { name: 'ordering', value: ordering },
    ],
  })
