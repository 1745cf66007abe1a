import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { descendants, stillRunning } from './process-tree.ts'
import type { StartedProcess } from '../support/started-process.ts'
import { cleanClone, type CleanClone } from './clean-clone.ts'
import { people } from './people.ts'
import { commandOf, processesOf } from './traces.ts'

const groups = [
  'วัสดุทำป้ายโฆษณา',
  'บรรจุภัณฑ์',
  'งานแสดงสินค้าและนิทรรศการ',
  'พลาสติกวิศวกรรม',
  'วัสดุคลุมและกันกระแทก',
  'พลาสติกม้วน',
]
/** Matches warnings of npm and of node, and log entries of level 40 or above. */
const warnings = /\bwarn|deprecated|npm err|"level":[456]0/i

// An interrupted main process sends its worker, which runs the tests, no signal but only a disconnect.
process.once('disconnect', () => process.exit(1))

const everyone = people()
/**
 * An ordinary user builds, and root opens the same build: every other part of the tests that needs a build makes it as whoever runs them.
 * Proven for each are the installation, the account of the database, the folders, the start and its end.
 */
let first: CleanClone | undefined
afterAll(() => first?.clearAway())

describe.each(everyone)('a clean clone of $name', (person) => {
  let clone: CleanClone
  let shop: StartedProcess
  let address: string

  beforeAll(() => {
    clone = cleanClone(person, first)
    first ??= clone
  })
  afterAll(() => {
    if (clone !== first) clone.clearAway()
  })

  async function open(): Promise<void> {
    shop = clone.run(['npm', 'start'], { PORT: '0' })
    const ready = await shop.line(/^Phaen is open at http/, 120)
    address = ready.slice(ready.indexOf('http'))
  }

  async function pressCtrlC(): Promise<void> {
    const processes = [shop.pid, ...descendants(shop.pid)]
    expect(processes.map(commandOf)).toContainEqual(expect.stringContaining('postgres'))
    shop.signalGroup('SIGINT')
    await shop.ended
    await vi.waitFor(() => expect(stillRunning(processes)).toEqual([]), { timeout: 15_000 })
    await vi.waitFor(() => expect(processesOf(clone.folder)).toEqual([]), { timeout: 15_000 })
  }

  it('installs without a warning', async () => {
    const install = clone.run(['npm', 'install'])
    expect(await install.ended, install.output()).toBe(0)
    expect(install.output()).not.toMatch(warnings)
  })

  it('opens the shop in Thai', async () => {
    await open()
    expect(shop.output()).not.toMatch(warnings)
    const home = await fetch(address)
    expect(home.status).toBe(200)
    const page = await home.text()
    expect(page).toContain('<html lang="th"')
    const footer = page.slice(page.indexOf('<footer'))
    for (const group of groups) expect(footer).toContain(`>${group}</a>`)
    for (const path of ['/livez', '/readyz']) expect((await fetch(`${address}${path}`)).status).toBe(200)
  })

  it('says in one line that a port is taken', async () => {
    const second = clone.run(['npm', 'start', '--silent'], { PORT: new URL(address).port })
    expect(await second.ended).toBeGreaterThan(0)
    const lines = second.output().trimEnd().split('\n')
    expect(lines.filter((line) => !/^(The d|D)atabase\b/.test(line))).toEqual([
      expect.stringMatching(/^Port \d+ is taken/),
    ])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('leaves no process behind at Ctrl-C', pressCtrlC)

  it('leaves none behind at Ctrl-C before it is open', async () => {
    shop = clone.run(['npm', 'start'], { PORT: '0' })
    await shop.line(/^Database: /, 120)
    await pressCtrlC()
  })

  it('opens again with the same data and without another build', async () => {
    const built = readFileSync(join(clone.folder, 'dist/server/main.js'))
    await open()
    expect(shop.output()).not.toContain('Building')
    expect(shop.output()).toContain('Database: started')
    expect(clone.dataFolders().size).toBe(1)
    expect(readFileSync(join(clone.folder, 'dist/server/main.js')).equals(built)).toBe(true)
    expect((await fetch(address)).status).toBe(200)
    await pressCtrlC()
  })
  if (person === everyone[0]) {
    it('runs a part of its tests by name', async () => {
      const few = { PHAEN_FUZZ_OPERATION: 'listBanners', PHAEN_FUZZ_CASES: '5', PHAEN_FUZZ_KEYWORDS: '20' }
      const tests = clone.run(['npm', 'test', '--', 'fuzz'], few)
      expect(await tests.ended, tests.output()).toBe(0)
      expect(tests.output().trimEnd().split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/)
    })
  }
})
