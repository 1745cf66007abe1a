import type { Finding, FlowReport } from './flow-report.ts'
import { escaped } from '../escaped.ts'

const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: #1f1b16; background: #fbf9f4 }
table { border-collapse: collapse; width: 100% } th, td { padding: .4rem .6rem; border-bottom: 1px solid #ddd6c8; text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left } .missing { color: #8c1c1c; font-weight: 600 }
details ul { margin: .3rem 0; text-align: left; font-weight: 400 } pre { margin: 0; white-space: pre-wrap; font: inherit }
`

/** A page with a row for each flow: what is missing opens below its count. */
export function asHtml(reports: FlowReport[], title = 'Coverage of the statecharts'): string {
  const titles = reports[0]?.findings.map((finding) => finding.title) ?? []
  const head = ['flow', ...titles].map((name) => `<th scope="col">${escaped(name)}</th>`)
  const rows = reports.map(
    ({ flow, findings }) => `<tr><th scope="row">${escaped(flow)}</th>${findings.map(cellOf).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
<table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function cellOf({ of, missing }: Finding): string {
  const share = `${of - missing.length}/${of}`
  if (missing.length === 0) return `<td>${share}</td>`
  const items = missing.map((name) => `<li><pre>${escaped(name)}</pre></li>`).join('')
  return `<td class="missing"><details><summary>${share}</summary><ul>${items}</ul></details></td>`
}
