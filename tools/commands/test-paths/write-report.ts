import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escaped } from '../../statecharts/escaped.ts'
import { suitesAsJunit } from '../../statecharts/report/as-junit.ts'
import { absolute } from '../gen/flow-files.ts'
import { coloredChart } from './colored-chart.ts'
import type { PathCoverage } from './coverage-of-paths.ts'
import { coverageOfRequirements, type RequirementCoverage } from './coverage-of-requirements.ts'

/** Writes the coverage of the paths as a page with coloured charts, as JSON and as JUnit. Returns the files. */
export async function writeReport(rows: PathCoverage[], folder = 'test-results/paths'): Promise<string[]> {
  const told = coverageOfRequirements(rows)
  const charts = await Promise.all(rows.map(coloredChart))
  const files = {
    'coverage.html': asPage(rows, told, charts),
    'coverage.json': `${JSON.stringify({ flows: rows.map(asData), requirements: told }, null, 2)}\n`,
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
        findings: told.map(({ id, of, missing }) => ({ title: id, of, missing })),
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

function asPage(rows: PathCoverage[], told: RequirementCoverage[], charts: string[]): string {
  const table = rows.map(
    ({ flow, pure, transitions, states, paths }) =>
      `<tr><th scope="row"><a href="#${flow.id}">${escaped(flow.id)}</a></th>${[pure, transitions, states].map(cell).join('')}<td>${paths.run}/${paths.of}</td><td>${paths.outOfReach.length}</td><td>${paths.failed.length}</td></tr>`,
  )
  const demands = told.map(
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
  const told = [
    ...paths.failed.map(({ path, failure }) => `Path ${path} failed\n${failure}`),
    ...paths.outOfReach.map(({ path, outOfReach }) => `Path ${path} ends early: ${outOfReach}`),
  ]
  return `<h2 id="${flow.id}">${escaped(flow.id)}</h2><figure>${chart}</figure>${told.map((text) => `<pre>${escaped(text)}</pre>`).join('')}`
}

function cell({ declared, missing }: { declared: number; missing: string[] }): string {
  const share = `${declared - missing.length}/${declared}`
  if (missing.length === 0) return `<td>${share}</td>`
  const items = missing.map((name) => `<li>${escaped(name)}</li>`).join('')
  return `<td class="missing"><details><summary>${share}</summary><ul>${items}</ul></details></td>`
}
