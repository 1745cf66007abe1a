import { parseArgs } from 'node:util'
import { gallery } from './gallery.ts'
import { check, paths, plan } from './plans.ts'
import { render } from './render.ts'
import { replayReport } from './replay.ts'

const usage = `statecharts render <file> --format svg|png|mermaid|scxml|json [--out <file>] [--machine <name>]
            draws a machine, or writes it for another tool
statecharts gallery <glob>... [--port <port>] [--static <folder>]
            opens the machines in a browser, to read and to play; or writes the page into a folder
statecharts plan <glob>... [--accept <name>]
            pins the paths through each machine of the files in a .plan.json beside it
statecharts paths <file> --to <state> [--machine <name>]
            the shortest way to a state, in words; without --to, all paths
statecharts check <glob>... [--write] [--accept <name>]
            whether pinned plans, layouts and pictures are up to date; --write pins them, and
            --accept lets pinned steps of that name change
statecharts replay <report> [<glob>...]
            plays the recordings of a bug report again, on the machines of these files
statecharts help
            this text
`

const parsed = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      format: { type: 'string', default: 'svg' },
      out: { type: 'string' },
      machine: { type: 'string' },
      to: { type: 'string' },
      port: { type: 'string', default: '0' },
      static: { type: 'string' },
      write: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

type Values = ReturnType<typeof parsed>['values']

interface Command {
  /** The options that it has. */
  options: (keyof Values)[]
  /** Whether it takes one file alone. */
  takesOne?: boolean
  run: (first: string, more: string[], values: Values) => Promise<boolean>
}

const commands: Record<string, Command> = {
  render: {
    options: ['format', 'out', 'machine'],
    takesOne: true,
    run: (file, _, values) => render(file, values),
  },
  gallery: {
    options: ['port', 'static'],
    run: (first, more, values) => gallery([first, ...more], values),
  },
  plan: { options: ['accept'], run: (first, more, values) => plan([first, ...more], values) },
  paths: { options: ['to', 'machine'], takesOne: true, run: (file, _, values) => paths(file, values) },
  check: { options: ['write', 'accept'], run: (first, more, values) => check([first, ...more], values) },
  replay: { options: [], run: (report, globs) => replayReport(report, globs) },
}

/** Runs a command. Returns whether all went well. */
export async function run(args: string[]): Promise<boolean> {
  const { positionals, values, tokens } = parsed(args)
  const [name = '', first, ...more] = positionals
  if (values.help || name === 'help') {
    process.stdout.write(usage)
    return true
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || first === undefined) {
    process.stderr.write(usage)
    return false
  }
  // What would have no effect was meant to have one.
  for (const token of tokens)
    if (token.kind === 'option' && !command.options.some((option) => option === token.name))
      throw new Error(`${name} has no option --${token.name}`)
  if (command.takesOne && more.length > 0)
    throw new Error(`${name} takes one file, and not also ${more.join(' ')}`)
  return command.run(first, more, values)
}
