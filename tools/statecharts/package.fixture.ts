import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const here = fileURLToPath(new URL('.', import.meta.url))
export const root = join(here, '../..')
const folder = mkdtempSync(join(tmpdir(), 'statecharts-package-'))
export const project = join(folder, 'project')
export const removeProject = () => rmSync(folder, { recursive: true })

export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version
const npm = (args: string[], cwd: string) =>
  execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  })
export const install = (...packages: string[]) => npm(['install', ...packages], project)

/** Packs a copy, as packing changes the manifest for a moment. Returns the tarball. */
function packed(): string {
  const copy = join(folder, 'repository/tools/statecharts')
  cpSync(here, copy, { recursive: true })
  cpSync(join(root, 'tsconfig.json'), join(folder, 'repository/tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'repository/node_modules'))
  npm(['pack'], copy)
  return join(copy, 'phaen-statecharts-0.2.0.tgz')
}

/** Runs the command of the installed package. */
export const statecharts = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(join(project, 'node_modules/.bin/statecharts'), args, { cwd: project }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

export const door = `import { createMachine } from 'xstate'
export default createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: { target: 'open' } } }, open: { on: { close: { target: 'shut' } } } },
})`

const lights = `import { createMachine } from 'xstate'
const light = (id: string) => createMachine({ id, initial: 'off', states: { off: { on: { on: 'on' } }, on: {} } })
export const hallMachine = light('hall')
export const stairMachine = light('stair')`

const inspected = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { chartOf } from '@phaen/statecharts'
import { layOut } from '@phaen/statecharts/layout'
import { asFlow, Inspector, WatchedPage } from '@phaen/statecharts/react'
import '@phaen/statecharts/style.css'
import { kettleMachine } from './kettle.machine.ts'

const page = new WatchedPage()
createActor(kettleMachine, { inspect: page.inspect }).start()
layOut(chartOf(kettleMachine)).then((layout) => {
  const machines = [asFlow({ machine: kettleMachine, layout })]
  createRoot(document.body).render(createElement(Inspector, { page, machines }))
})`

const report = JSON.stringify({
  format: 'statechart report 1',
  recordings: [
    {
      machine: 'door',
      actor: 'door',
      steps: [
        { at: 0, do: { start: null }, value: 'shut' },
        { at: 10, do: { send: { type: 'open' } }, value: 'open', takes: ['shut: open'] },
      ],
    },
  ],
})

/** A project elsewhere, with the tarball, some machines and what they need. */
export function makeProject(): void {
  const tarball = packed()
  mkdirSync(project)
  const files: Record<string, string> = {
    'package.json': '{ "name": "elsewhere", "private": true, "type": "module" }',
    'door.js': door,
    'lights.ts': lights,
    'report.json': report,
    'inspected.js': inspected,
    'nothing.ts': 'export const kettle = 1',
    'broken.ts': "import { lid } from './lid.ts'\nexport const kettle = lid",
    'old/machine.js': 'export default {}',
  }
  for (const name of ['everything.machine.ts', 'kettle.machine.ts', 'kettle.cases.ts'])
    files[name] = readFileSync(join(here, 'example', name), 'utf8')
  mkdirSync(join(project, 'old/node_modules/xstate'), { recursive: true })
  files['old/node_modules/xstate/package.json'] = '{ "name": "xstate", "version": "4.38.3" }'
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
  install(tarball, `xstate@${versionOf('xstate')}`, `react@${versionOf('react')}`)
}
