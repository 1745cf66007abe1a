import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../chart.ts'
import { asSvg } from '../export/svg.ts'
import type { Layout } from '../layout/layout.ts'
import { writeLayout } from '../layout/layout.ts'
import { changeInWords, changesOf } from '../plan-changes.ts'
import { type Plan, writePlan } from '../plan.ts'

/** What is to happen to a pinned file that is out of date. */
export interface Settling {
  /** Writes nothing. */
  check: boolean
  /** The flows whose pinned steps may change. */
  accepted: string[]
}

export async function readPlan(file: string): Promise<Plan | undefined> {
  if (!existsSync(file)) return undefined
  const plan: Plan = JSON.parse(await readFile(file, 'utf8'))
  return plan
}

/** Writes the file unless it is up to date or `check` is set. Returns whether it was out of date. */
async function settle(file: string, content: string, check: boolean): Promise<boolean> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === content) return false
  if (!check) await writeFile(file, content)
  return true
}

/**
 * Pins a plan, unless a pinned step would change and that is not accepted. Returns the reasons why it did not, line by
 * line.
 */
export async function settlePlan(
  machine: AnyStateMachine,
  file: string,
  next: Plan,
  { check, accepted }: Settling,
): Promise<string[]> {
  const pinned = await readPlan(file)
  const refusal = pinned && !accepted.includes(next.flow) ? refusalOf(machine, pinned, next.flow) : []
  const drifted = await settle(file, writePlan(next), check || refusal.length > 0)
  if (refusal.length > 0) return refusal
  return check && drifted ? [`${file} is out of date`] : []
}

/** Pins where everything of the chart stands, and its picture. With `check` it names the files that are out of date. */
export async function settleDrawing(
  { machine, title, base }: { machine: AnyStateMachine; title: string; base: string },
  check: boolean,
): Promise<string[]> {
  const layout = await newLayout(machine)
  const files = {
    [`${base}.layout.json`]: writeLayout(layout),
    [`${base}.svg`]: asSvg(title, machine, layout),
  }
  const complaints: string[] = []
  for (const [file, content] of Object.entries(files))
    if ((await settle(file, content, check)) && check) complaints.push(`${file} is out of date`)
  return complaints
}

export async function newLayout(machine: AnyStateMachine): Promise<Layout> {
  const { layOut } = await needed('elkjs', 'A layout', () => import('../layout/elk/lay-out.ts'))
  return layOut(chartOf(machine))
}

/** Loads what not everybody needs. The error says which package to install, where that is what is missing. */
export async function needed<Module>(
  name: string,
  what: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(`'${name}`)) throw error
    throw new Error(`${what} needs the package ${name}: npm install --save-dev ${name}`, { cause: error })
  }
}

/** A reviewer does not read more at once. */
const MOST_SHOWN = 20

/**
 * Describes every pinned step that would change, which is why the plan of this flow is not pinned again. Empty when none
 * would. The file may have been pinned under another name.
 */
function refusalOf(machine: AnyStateMachine, pinned: Plan, flow: string): string[] {
  const changes = changesOf(machine, pinned)
  if (changes.length === 0) return []
  const [steps, them] =
    changes.length === 1 ? ['1 pinned step does', 'it'] : [`${changes.length} pinned steps do`, 'them']
  const hidden = changes.length - MOST_SHOWN
  return [
    `${flow}: ${steps} something else now. If that is meant, accept ${them} with: --accept ${flow}`,
    ...changes
      .slice(0, MOST_SHOWN)
      .flatMap((change) => ['', ...changeInWords(change).map((line) => `  ${line}`)]),
    ...(hidden > 0 ? ['', `  and ${hidden} more`] : []),
  ]
}
