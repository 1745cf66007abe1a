import { existsSync } from 'node:fs'
import { moveInWords, pathsInWords, stateInWords } from '../plan-words.ts'
import type { Plan } from '../plan.ts'
import { pathTo } from '../run-plan/path-to.ts'
import { search } from '../search.ts'
import { filesOf, type Found, load, loadOne } from './load.ts'
import { readPlan, settleDrawing, settlePlan } from './pinned.ts'

/** Searches each machine of these files and pins what it finds. */
export async function plan(globs: string[], { accept }: { accept: string[] }): Promise<boolean> {
  let isPinned = true
  for (const file of filesOf(globs)) {
    for (const found of await load(file)) {
      const target = `${found.base}.plan.json`
      const next = planOf(found)
      const complaints = await settlePlan(found.machine, target, next, { check: false, accepted: accept })
      say(complaints, `${target}: ${next.steps.length} steps`)
      isPinned &&= complaints.length === 0
    }
  }
  return isPinned
}

/** The shortest way to a state, or all paths: pinned ones, and where none are pinned, those that a search finds. */
export async function paths(
  file: string,
  { to, machine }: { to?: string; machine?: string },
): Promise<boolean> {
  const found = await loadOne(file, machine)
  const known = (await readPlan(`${found.base}.plan.json`)) ?? planOf(found)
  if (to === undefined) {
    process.stdout.write(`${pathsInWords(known).trimEnd()}\n`)
    return true
  }
  const path = pathTo(known, to)
  if (!path) throw new Error(`${found.name} has no path to ${to}`)
  for (const step of path) process.stdout.write(`${moveInWords(step.do)} → ${stateInWords(step.value)}\n`)
  return true
}

/** Whether what is pinned of the machines is what would be pinned now. */
export async function check(
  globs: string[],
  { write, accept }: { write: boolean; accept: string[] },
): Promise<boolean> {
  let isFresh = true
  for (const file of filesOf(globs)) {
    for (const found of await load(file)) {
      const { base, machine, name } = found
      // A picture alone is nobody's promise: `render` may have written it there.
      const [hasPlan, hasLayout] = ['plan.json', 'layout.json'].map((one) => existsSync(`${base}.${one}`))
      if (!hasPlan && !hasLayout && !write) {
        process.stdout.write(`${file}: ${name}: nothing is pinned\n`)
        continue
      }
      const settling = { check: !write, accepted: accept }
      const complaints = [
        ...(write || hasPlan ? await settlePlan(machine, `${base}.plan.json`, planOf(found), settling) : []),
        ...(write || hasLayout ? await settleDrawing({ machine, base, title: machine.id }, !write) : []),
      ]
      say(complaints, `${file}: ${name}: ${write ? 'pinned' : 'up to date'}`)
      isFresh &&= complaints.length === 0
    }
  }
  return isFresh
}

const planOf = ({ machine, cases, base }: Found): Plan =>
  search(base.split(/[\\/]/).at(-1) ?? machine.id, machine, cases)

function say(complaints: string[], otherwise: string): void {
  if (complaints.length === 0) process.stdout.write(`${otherwise}\n`)
  else process.stderr.write(`${complaints.join('\n')}\n`)
}
