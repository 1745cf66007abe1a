import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { absolute } from '../../tools/commands/gen/flow-files.ts'

test('the page of the flows shows every flow there is, with its diagram, and none else', async () => {
  const page = await readFile(absolute('machines/README.md'), 'utf8')
  const shown = [...page.matchAll(/^\| \[`([a-z-]+)`\]\(([^)]+)\).*<img src="([^"]+)"/gm)]
  expect(shown.map(([, id]) => id).toSorted()).toEqual(flows.map(({ id }) => id).toSorted())
  for (const [, , source, diagram] of shown) {
    expect(existsSync(absolute(`machines/${source}`)), source).toBe(true)
    expect(existsSync(absolute(`machines/${diagram}`)), diagram).toBe(true)
  }
})
