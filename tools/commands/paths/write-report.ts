import { mkdir, writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  allNodes,
  asSvg,
  escaped,
  type Layout,
  type Mark,
  stateName,
  suitesAsJunit,
  plainStyle,
} from '@phaen/statecharts'
import { absolute, layoutFile } from '../gen/flow-files.ts'
import type { PathCoverage } from './coverage-of-paths.ts'
import { requirements } from '../../../tests/spec/requirements.ts'

/** Writes the coverage of the paths as a page with coloured charts, as JSON and as JUnit. Returns the files. */
export async function writeReport(rows: PathCoverage[], folder = 'test-results/paths'): Promise<string[]> {
  const coverage = coverageOfRequirements(rows)
  const charts = await Promise.all(rows.map(coloredChart))
  const files = {
    'coverage.html': asPage(rows, coverage, charts),
    'coverage.json': `${JSON.stringify({ flows: rows.map(asData), requirements: coverage }, null, 2)}\n`,
    'coverage.junit.xml': suitesAsJunit([
      ...rows.map(({ flow, states, transitions, paths }) => ({
        name: flow.id,
        findings: [
          { title: 'states seen', of: states.declared, missing: states.missing },
          { title: 'transitions taken', of: transitions.declared, missing: transitions.missing },
          { title: 'paths passed', of: paths.run, missing: paths.failed.map(({ failure }) => failure ?? '') },
        ],
      })),
      {
        name: 'requirements',
        findings: coverage.map(({ id, of, missing }) => ({ title: id, of, missing })),
      },
    ]),
  }
  await mkdir(absolute(folder), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(absolute(join(folder, name)), content)
  return Object.keys(files).map((name) => join(folder, name))
}

const asData = ({ flow, paths, states, transitions, pure, ms }: PathCoverage) => ({
  flow: flow.id,
  paths,
  states,
  transitions,
  pure,
  ms,
})

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: #1f1b16; background: #fbf9f4 }
table { border-collapse: collapse; width: 100% } th, td { padding: .4rem .6rem; border-bottom: 1px solid #ddd6c8; text-align: left; vertical-align: top }
.missing { color: #8c1c1c; font-weight: 600 } figure { margin: 1rem 0; overflow-x: auto } pre { white-space: pre-wrap }
`

function asPage(rows: PathCoverage[], coverage: RequirementCoverage[], charts: string[]): string {
  const table = rows.map(
    ({ flow, pure, transitions, states, paths }) =>
      `<tr><th scope="row"><a href="#${flow.id}">${escaped(flow.id)}</a></th>${[pure, transitions, states].map(cell).join('')}<td>${paths.run}/${paths.of}</td><td>${paths.outOfReach.length}</td><td>${paths.failed.length}</td></tr>`,
  )
  const demands = coverage.map(
    ({ id, text, of, missing }) =>
      `<tr><th scope="row">${id}</th><td>${escaped(text)}</td>${cell({ declared: of, missing })}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Paths through the page</title><style>${style}</style></head>
<body>
<h1>Paths through the page</h1>
<table><thead><tr><th>flow</th><th>pure</th><th>through the page</th><th>states</th><th>paths run</th><th>out of reach</th><th>failed</th></tr></thead>
<tbody>${table.join('\n')}</tbody></table>
<h2>Requirements that states of these flows answer</h2>
<table><thead><tr><th>id</th><th>text</th><th>states seen</th></tr></thead><tbody>${demands.join('\n')}</tbody></table>
${rows.map((row, index) => section(row, charts[index] ?? '')).join('\n')}
</body>
</html>
`
}

function section({ flow, paths }: PathCoverage, chart: string): string {
  const coverage = [
    ...paths.failed.map(({ path, failure }) => `Path ${path} failed\n${failure}`),
    ...paths.outOfReach.map(({ path, outOfReach }) => `Path ${path} ends early: ${outOfReach}`),
  ]
  return `<h2 id="${flow.id}">${escaped(flow.id)}</h2><figure>${chart}</figure>${coverage.map((text) => `<pre>${escaped(text)}</pre>`).join('')}`
}

function cell({ declared, missing }: { declared: number; missing: string[] }): string {
  const share = `${declared - missing.length}/${declared}`
  if (missing.length === 0) return `<td>${share}</td>`
  const items = missing.map((name) => `<li>${escaped(name)}</li>`).join('')
  return `<td class="missing"><details><summary>${share}</summary><ul>${items}</ul></details></td>`
}

/** Green was seen in the page; red and dashed was not. */
const colours = `
.reached > rect { stroke: #1E6B3A; stroke-width: 2 } .reached > .name { fill: #1E6B3A }
.missed > rect { stroke: #8C1C1C; stroke-dasharray: 5 4 } .missed > .name { fill: #8C1C1C }
.arrow.reached { stroke: #1E6B3A } .arrow.missed { stroke: #8C1C1C; stroke-dasharray: 5 4 }
text.reached { fill: #1E6B3A !important } text.missed { fill: #8C1C1C !important; font-weight: 700 }
`

/** The chart of a flow as it stands in the gallery, coloured by what the paths reached. */
async function coloredChart({ flow, seen, states, transitions }: PathCoverage): Promise<string> {
  const layout: Layout = JSON.parse(await readFile(absolute(layoutFile(flow)), 'utf8'))
  const names = new Map(allNodes(flow.machine.root).map((node) => [node.id, stateName(node)]))
  const missing = new Set([...states.missing, ...transitions.missing])
  const mark: Mark = (of, name) => {
    const known = of === 'state' ? names.get(name) : name
    if (known === undefined) return ''
    if (missing.has(known)) return 'missed'
    return (of === 'state' ? seen.states : seen.taken).has(known) ? 'reached' : ''
  }
  return asSvg(flow.title, flow.machine, layout, plainStyle + colours, mark)
}

/** A requirement that states of the flows answer, and which of these were seen in the page. */
interface RequirementCoverage {
  id: string
  text: string
  of: number
  missing: string[]
}

function coverageOfRequirements(rows: PathCoverage[]): RequirementCoverage[] {
  const answers = rows.flatMap(({ flow, seen }) =>
    allNodes(flow.machine.root).flatMap((node) =>
      idsOf(node.meta).map((id) => ({
        id,
        state: `${flow.id}: ${stateName(node)}`,
        isSeen: node.parent === undefined || seen.states.has(stateName(node)),
      })),
    ),
  )
  return requirements.flatMap(({ id, text }) => {
    const mine = answers.filter((answer) => answer.id === id)
    if (mine.length === 0) return []
    return {
      id,
      text,
      of: mine.length,
      missing: mine.filter(({ isSeen }) => !isSeen).map(({ state }) => state),
    }
  })
}

const idsOf = (meta: unknown): string[] => {
  const ids = typeof meta === 'object' && meta !== null && 'spec' in meta ? meta.spec : undefined
  return Array.isArray(ids) ? ids.map(String) : []
}
