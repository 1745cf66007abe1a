import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { flows } from '../../machines/registry.ts'
import { customerName, stayName, stateName } from '../../tests/e2e/paths/choices.ts'
import { otherShopName } from '../../tests/e2e/support/run-facts.ts'
import { pathsInWords, pathTo, reportOn, statesOf } from '@phaen/statecharts'
import { absolute, pinnedPlan } from './gen/flow-files.ts'
import { installed } from './check/step.ts'
import { writeReport } from './paths/write-report.ts'

const usage = `Usage: npm test -- paths [--flow <flow>] [--to <state>] [--headed] [--stay] [--url <address>] [--customer <login>:<password>]

  --flow      the paths of one flow; without it, of every flow that has a page model
  --to        prints and runs only the shortest path to a state: unpaid.failed, or failed
  --headed    shows the browser
  --stay      leaves the browser there, with a running clock, until it is closed
  --url       runs the paths on another implementation instead of this shop
  --plans     runs no browser, and writes what the plans alone cover as a page
  --customer  a customer of that implementation, where the paths cannot register one
`

const readChoices = (args: string[]) =>
  parseArgs({
    args,
    options: {
      flow: { type: 'string' },
      to: { type: 'string' },
      headed: { type: 'boolean' },
      stay: { type: 'boolean' },
      url: { type: 'string' },
      customer: { type: 'string' },
      plans: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values
type Choices = ReturnType<typeof readChoices>

const specOf = (id: string) => `tests/e2e/paths/${id}.spec.ts`
const walked = flows.filter(({ id }) => existsSync(absolute(specOf(id))))

async function reportOnPlans(): Promise<void> {
  const reports = flows.map(async (flow) => reportOn(flow.id, flow.machine, await pinnedPlan(flow)))
  await writeReport('model', 'Coverage of the pinned plans', await Promise.all(reports))
}

async function askForSpecs(values: Choices): Promise<string[]> {
  const { flow: id, to } = values
  if (values.help) throw new Error(usage)
  if (id === undefined && to === undefined && !values.stay) return walked.map((flow) => specOf(flow.id))
  const flow = walked.find((one) => one.id === id)
  if (!flow)
    throw new Error(`${usage}\nThese flows have a page model: ${walked.map((one) => one.id).join(', ')}`)
  if (to === undefined && values.stay) throw new Error(`${usage}\n--stay needs a state`)
  if (to !== undefined) {
    const plan = await pinnedPlan(flow)
    const path = pathTo(plan, to)
    const states = new Set(plan.steps.flatMap(({ value }) => statesOf(value)))
    if (!path) throw new Error(`No pinned path leads to ${to}. There are: ${[...states].join(', ')}`)
    console.log(pathsInWords({ flow: flow.id, steps: path }))
  }
  return [specOf(flow.id)]
}

async function walk(values: Choices): Promise<number> {
  const specs = await askForSpecs(values)
  const { status } = spawnSync(
    process.execPath,
    [
      installed('playwright/cli.js'),
      'test',
      // With a space, the option would take the files after it for projects.
      '--project=paths',
      // A path often waits for a clock of the page or a reply.
      '--workers=4',
      ...(values.headed ? ['--headed'] : []),
      ...(values.stay ? ['--timeout', '0'] : []),
      ...specs,
    ],
    {
      cwd: absolute('.'),
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(values.to !== undefined && { [stateName]: values.to }),
        ...(values.stay && { [stayName]: '1' }),
        ...(values.url !== undefined && { [otherShopName]: values.url }),
        ...(values.customer !== undefined && { [customerName]: values.customer }),
      },
    },
  )
  return status ?? 1
}

/** `npm test -- paths --…`: paths that cover the plans, through the real page, as a tester chooses them. */
export async function runPaths(args: string[]): Promise<void> {
  try {
    const values = readChoices(args)
    if (values.plans) await reportOnPlans()
    else process.exitCode = await walk(values)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
