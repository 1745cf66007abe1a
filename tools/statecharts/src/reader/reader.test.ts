import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../chart.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** What makes a changed machine of one writes in the words of its major, and cannot be read through another. */
const writers = /^(?:mutants\/|walker\/instrument\.ts$)/

const internals =
  /AnyStateNode|AnyTransitionDefinition|evaluateGuard|getTransitionData|getStateNodeById|\b_(?:nodes|transitions)\b|machine\.(?:root|config|implementations)\b/

it('is the only way from the tools to the definition of a machine', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('reader/') && !writers.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const reaching = files.flatMap((file) => {
    const found = internals.exec(readFileSync(`${source}/${file}`, 'utf8'))
    return found ? [`${file}: ${found[0]}`] : []
  })
  expect(reaching).toEqual([])
})

it('refuses a machine of another major by its name', () => {
  const other = { id: 'kettle', config: {}, initialState: {}, transition: () => ({}) }
  expect(() => chartOf(other as unknown as AnyStateMachine)).toThrow(
    'kettle is no machine of XState 5; these tools read no other major',
  )
})
