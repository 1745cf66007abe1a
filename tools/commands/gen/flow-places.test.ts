import { expect, it } from 'vitest'
import { missingPlaces } from './flow-places.ts'

it('names what a new flow lacks, and nothing of the flows that are there', async () => {
  expect(await missingPlaces()).toEqual([])
  expect(await missingPlaces(['kettle'])).toEqual([
    'kettle lacks sample payloads and replies: machines/kettle/kettle.cases.ts',
    'kettle lacks tests of what must hold: machines/kettle/kettle.machine.test.ts',
    'kettle lacks a row of the table of flows in machines/README.md',
    'kettle lacks its Thai title and descriptions in src/features/gallery/thai-flows.ts',
    'kettle lacks its rules for walks at random in tests/model/random-walks/walks.ts',
  ])
})
