import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { filesOf, load } from './load.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'statecharts-run-'))
const at = (file: string) => join(folder, file)
const machine = (id: string) =>
  `createMachine({ id: '${id}', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } })`
const files: Record<string, string> = {
  'package.json': '{ "name": "elsewhere" }',
  'one.machine.ts': `import { createMachine } from 'xstate'\nexport const one = ${machine('one')}`,
  'two.machine.ts': `import { createMachine } from 'xstate'\nexport const two = ${machine('two')}`,
  'deep/er/lamp.machine.ts': `import './lamp.css'
import classes from './lamp.module.css'
import picture from './lamp.png'
import { createMachine } from 'xstate'
export const lamp = createMachine({ id: 'lamp', meta: { on: classes.on, picture } })`,
  'deep/er/lamp.css': '.on { color: red }',
  'deep/er/lamp.module.css': '.on { color: red }',
  'deep/er/lamp.png': 'PNG',
  'common/old.cjs': `const { createMachine } = require('xstate')\nmodule.exports = ${machine('old')}`,
  'common/plain.js': `const { createMachine } = require('xstate')\nexports.plain = ${machine('plain')}`,
  'common/plain.cases.js': 'exports.cases = { events: { GO: [{ fast: true }] } }',
}

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
  mkdirSync(at('node_modules'))
  symlinkSync(join(modules, 'xstate'), at('node_modules/xstate'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a command writes. */
async function said(stream: 'stdout' | 'stderr', ...args: string[]) {
  const write = vi.spyOn(process[stream], 'write').mockReturnValue(true)
  try {
    const isWell = await run(args)
    return { isWell, text: write.mock.calls.map(([text]) => String(text)).join('') }
  } finally {
    write.mockRestore()
  }
}

it('pins every file that it is given', async () => {
  const { isWell, text } = await said('stdout', 'plan', at('*.machine.ts'))
  expect(isWell).toBe(true)
  expect(text).toContain('one.plan.json: ')
  expect(text).toContain('two.plan.json: ')
  expect(existsSync(at('two.plan.json'))).toBe(true)
})

it('takes a picture beside a machine for no pinned layout', async () => {
  const file = at('deep/er/lamp.machine.ts')
  expect((await said('stdout', 'render', file, '--out', at('deep/er/lamp.svg'))).isWell).toBe(true)
  expect(await said('stdout', 'check', file)).toEqual({
    isWell: true,
    text: `${file}: lamp: nothing is pinned\n`,
  })
  rmSync(at('deep/er/lamp.svg'))
})

it('refuses what would have no effect', async () => {
  const [one, two] = [at('one.machine.ts'), at('two.machine.ts')]
  await expect(run(['plan', one, '--machine', 'one'])).rejects.toThrow('plan has no option --machine')
  await expect(run(['check', one, '--machine', 'one'])).rejects.toThrow('check has no option --machine')
  await expect(run(['render', one, two])).rejects.toThrow(`render takes one file, and not also ${two}`)
  await expect(run(['check', one, at('*.chart.ts')])).rejects.toThrow(`no file matches ${at('*.chart.ts')}`)
})

it.each([['--help'], ['-h'], ['help'], ['plan', '--help']])(
  'explains itself when asked: %s',
  async (...args) => {
    const { isWell, text } = await said('stdout', ...args)
    expect(isWell).toBe(true)
    expect(text).toContain('statecharts plan <glob>...')
  },
)

it('explains itself where it is asked for nothing that there is', async () => {
  expect(await said('stderr', 'toString', 'x')).toMatchObject({ isWell: false })
  expect(await said('stderr', 'plan')).toMatchObject({ isWell: false })
})

it('finds files by every sign of a glob', () => {
  const found = (glob: string) => filesOf([at(glob)]).map((file) => relative(folder, file))
  expect(found('deep/**')).toHaveLength(4)
  expect(found('**/*.machine.ts')).toEqual(['deep/er/lamp.machine.ts', 'one.machine.ts', 'two.machine.ts'])
  expect(found('t?o.machine.ts')).toEqual(['two.machine.ts'])
  expect(found('{one,two}.machine.ts')).toEqual(['one.machine.ts', 'two.machine.ts'])
})

it('loads CommonJS, and machines that import styles and pictures', async () => {
  const idsIn = async (file: string) => (await load(at(file))).map((found) => found.machine.id)
  expect(await idsIn('common/old.cjs')).toEqual(['old'])
  expect(await idsIn('common/plain.js')).toEqual(['plain'])
  expect((await load(at('common/plain.js')))[0]?.cases).toEqual({ events: { GO: [{ fast: true }] } })
  expect(await idsIn('deep/er/lamp.machine.ts')).toEqual(['lamp'])
})
