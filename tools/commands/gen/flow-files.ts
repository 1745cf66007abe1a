import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../../server/config.ts'
import type { Flow } from '../../../machines/registry.ts'
import type { FlowCases, Plan } from '@phaen/statecharts'

const root = projectRoot()

export const absolute = (path: string): string => resolve(root, path)
const planFile = (flow: Flow): string => `machines/${flow.id}/${flow.id}.plan.json`
export const layoutFile = (flow: Flow): string => `machines/${flow.id}/${flow.id}.layout.json`
export const diagramFile = (flow: Flow): string => `machines/${flow.id}/${flow.id}.svg`

export async function casesOf(flow: Flow): Promise<FlowCases> {
  const file = absolute(`machines/${flow.id}/${flow.id}.cases.ts`)
  if (!existsSync(file)) return {}
  const module: { cases: FlowCases } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return module.cases
}

export async function pinnedPlan(flow: Flow): Promise<Plan> {
  const file = absolute(planFile(flow))
  if (!existsSync(file)) throw new Error(`${planFile(flow)} is missing: run npm run gen`)
  const plan: Plan = JSON.parse(await readFile(file, 'utf8'))
  return plan
}

/** Writes the file unless it is up to date or `check` is set. Returns whether it was out of date. */
export async function writeIfChanged(path: string, content: string, check: boolean): Promise<boolean> {
  const file = absolute(path)
  if (existsSync(file) && (await readFile(file, 'utf8')) === content) return false
  if (!check) await writeFile(file, content)
  return true
}
