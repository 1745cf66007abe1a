#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { gallery } from './gallery.ts'
import { check, paths, plan } from './plans.ts'
import { render } from './render.ts'
import { replayReport } from './replay.ts'

const usage = `statecharts render <file> --format svg|png|mermaid|scxml|json [--out <file>] [--machine <name>]
            draws a machine, or writes it for another tool
statecharts gallery <glob>... [--port <port>] [--static <folder>]
            opens the machines in a browser, to read and to play; or writes the page into a folder
statecharts plan <file> [--accept <name>]
            pins the paths through each machine of the file in a .plan.json beside it
statecharts paths <file> --to <state> [--machine <name>]
            the shortest way to a state, in words; without --to, all paths
statecharts check <glob>... [--write] [--accept <name>]
            whether pinned plans, layouts and pictures are up to date; --write pins them, and
            --accept lets pinned steps of that name change
statecharts replay <report> [<glob>...]
            plays the recordings of a bug report again, on the machines of these files
`

/** Returns whether all went well. */
async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'svg' },
      out: { type: 'string' },
      machine: { type: 'string' },
      to: { type: 'string' },
      port: { type: 'string', default: '0' },
      static: { type: 'string' },
      write: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
    },
  })
  const [command, first, ...more] = positionals
  if (first !== undefined) {
    if (command === 'render') return render(first, values)
    if (command === 'gallery') return gallery([first, ...more], values)
    if (command === 'plan') return plan(first, values)
    if (command === 'paths') return paths(first, values)
    if (command === 'check') return check([first, ...more], values)
    if (command === 'replay') return replayReport(first, more)
  }
  process.stderr.write(usage)
  return false
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  // What is wrong is in the words of the command, a file or a machine: a trace of this program would say nothing of it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
