import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { flows } from '../../../machines/registry.ts'
import { absolute } from './flow-files.ts'

/** The files that each flow has, and those that name every flow: what the tests of a new flow ask for. */
const filesOf: Record<string, (id: string) => string> = {
  'sample payloads and replies': (id) => `machines/${id}/${id}.cases.ts`,
  'tests of what must hold': (id) => `machines/${id}/${id}.machine.test.ts`,
}
const lists: Record<string, { file: string; row: (id: string) => RegExp }> = {
  'a row of the table of flows': { file: 'machines/README.md', row: (id) => new RegExp(`\\(${id}/`) },
  'its Thai title and descriptions': {
    file: 'src/features/gallery/thai-flows.ts',
    row: (id) => new RegExp(`^  '?${id}'?: \\{`, 'm'),
  },
  'its rules for walks at random': {
    file: 'tests/model/random-walks/walks.ts',
    row: (id) => new RegExp(`^  '?${id}'?[:,]`, 'm'),
  },
}

/** What flows of the registry still lack, each as one line. */
export async function missingPlaces(ids = flows.map(({ id }) => id)): Promise<string[]> {
  const texts = await Promise.all(
    Object.entries(lists).map(async ([what, { file, row }]) => ({
      what,
      file,
      row,
      text: await readFile(absolute(file), 'utf8'),
    })),
  )
  return ids.flatMap((id) => [
    ...Object.entries(filesOf).flatMap(([what, fileOf]) =>
      existsSync(absolute(fileOf(id))) ? [] : [`${id} lacks ${what}: ${fileOf(id)}`],
    ),
    ...texts.flatMap(({ what, file, row, text }) =>
      row(id).test(text) ? [] : [`${id} lacks ${what} in ${file}`],
    ),
  ])
}
