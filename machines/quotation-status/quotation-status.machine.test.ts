import { describe, expect, test } from 'vitest'
import { issuedQuotation, nextState, stateAt } from './quotation-events.ts'

const validUntil = new Date('2026-12-12T17:00:00Z')
const lastMoment = new Date(validUntil.getTime() - 1)
const events = ['quotation.change', 'quotation.accept', 'quotation.decline'] as const

describe('R21.19: a quotation', () => {
  test('is open when it is issued, and until its last moment', () => {
    expect(issuedQuotation(validUntil)).toBe('open')
    expect(stateAt({ state: 'open', validUntil }, lastMoment)).toBe('open')
  })

  test('is expired from then on, and nothing can be done with it', () => {
    expect(stateAt({ state: 'open', validUntil }, validUntil)).toBe('expired')
    for (const event of events)
      expect(nextState({ state: 'open', validUntil }, event, validUntil), event).toBeUndefined()
  })

  test('is changed, accepted or declined in time', () => {
    const after = events.map((event) => nextState({ state: 'open', validUntil }, event, lastMoment))
    expect(after).toEqual(['open', 'accepted', 'declined'])
  })

  test.each(['accepted', 'declined', 'expired'] as const)('that is %s stays so', (state) => {
    for (const now of [lastMoment, validUntil]) {
      expect(stateAt({ state, validUntil }, now)).toBe(state)
      for (const event of events) expect(nextState({ state, validUntil }, event, now), event).toBeUndefined()
    }
  })
})
