import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startProcess } from '../../../tests/support/started-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'phaen-flow-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files: Record<string, string> = {
  'no-machine.ts': 'export const kettle = 1',
  'no-import.ts': "import { lid } from './lid.ts'\nexport const kettle = lid",
  'no-typescript.ts': 'export const = 1',
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)

it.each([
  ['no-machine.ts', ['exports no machine of XState 5: it exports kettle']],
  ['no-import.ts', ['could not be loaded', "Cannot find module './lid.ts'"]],
  ['no-typescript.ts', ['could not be loaded', 'Expected identifier']],
  ['no-file.ts', ['there is no such file']],
])('opening %s fails with its name and the reason, and without a stack', async (name, reasons) => {
  const file = join(folder, name)
  const command = startProcess([
    process.execPath,
    '--import',
    'tsx',
    'tools/commands/flow.ts',
    '--open',
    file,
  ])
  expect(await command.ended).toBe(1)
  for (const reason of [file, ...reasons]) expect(command.output()).toContain(reason)
  expect(command.output()).not.toMatch(/^\s+at /m)
})
