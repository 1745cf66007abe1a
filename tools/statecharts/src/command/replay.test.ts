import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportFormat } from '../recording/report.ts'
import { replayReport } from './replay.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Looks like a machine, in a folder without XState. */
const machine = (id: string) =>
  `export const it = { id: '${id}', root: {}, implementations: {}, getTransitionData() {}, provide() {} }`

test('a recording of a machine that stands in two files is not played on either', async () => {
  const [report, one, other] = ['report.json', 'one.machine.js', 'other.machine.js'].map((name) =>
    join(folder, name),
  )
  if (!report || !one || !other) throw new Error('three files are needed')
  const recording = { machine: 'door', actor: 'door', steps: [] }
  await writeFile(report, JSON.stringify({ format: reportFormat, recordings: [recording] }))
  await writeFile(one, machine('door'))
  await writeFile(other, machine('door'))
  await expect(replayReport(report, [one, other])).rejects.toThrow(
    `door is a machine of ${one} and of ${other}: name the files to search`,
  )
})
