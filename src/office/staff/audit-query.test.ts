import { expect, it } from 'vitest'
import words from '../../i18n/th/office-staff.json'
import { actions } from './audit-query.ts'

it('filters by every action that the log has words for', () => {
  const worded = Object.keys(words).flatMap((key) => key.match(/^action_(\w+)$/)?.[1] ?? [])
  expect(actions.toSorted()).toEqual(worded.toSorted())
})
