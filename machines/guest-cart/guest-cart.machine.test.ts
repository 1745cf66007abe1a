import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { guestCartMachine, type GuestLine } from './guest-cart.machine.ts'

const shown: GuestLine['shown'] = {
  name: 'Acrylic',
  imageUrl: '/a.svg',
  status: 'available',
  stock: 9,
  variants: [],
}
const line = (variantId: string, quantity = 1) => ({
  productId: 'p-1',
  variantId,
  quantity,
  weight: { value: 1, unit: 'kilogram' as const },
})
const waiting = (variantId: string): GuestLine => ({ line: line(variantId), shown, addedAt: 1 })

function start(lines: GuestLine[] = []) {
  const stored: GuestLine[][] = []
  const said: string[] = []
  const actor = createActor(
    guestCartMachine.provide({ actions: { store: (_, params) => stored.push(params.lines) } }),
    { input: { lines, now: 1 } },
  )
  actor.on('*', (event) =>
    said.push(event.type === 'line.send' ? `send ${event.line.variantId}` : event.type),
  )
  actor.start()
  const signIn = () => {
    actor.send(began)
    actor.send(loaded)
  }
  const lineStates = (of: GuestLine[]) =>
    of.map(({ line: { variantId, quantity }, sentAt, refusalCode }) =>
      [variantId, quantity, sentAt && `sent ${sentAt}`, refusalCode].filter(Boolean).join(' '),
    )
  return {
    actor,
    said,
    signIn,
    place: () => actor.getSnapshot().value,
    lines: () => lineStates(actor.getSnapshot().context.lines),
    stored: () => lineStates(stored.at(-1) ?? []),
  }
}

const began = { type: 'session.began', by: 'signIn' } as const
const loaded = { type: 'cart.loaded', at: 7 } as const
const ranOut = { type: 'session.ended' as const, by: 'refresh' as const, unsent: [], at: 9 }
const taken = (variantId: string) => ({ type: 'cart.changed' as const, lines: [line(variantId)], at: 8 })

describe('a guest', () => {
  it('has the newer quantity of the same products, beside other products, and the browser keeps them', () => {
    const { actor, lines, stored } = start()
    actor.send({ type: 'line.add', line: line('v-1', 2), shown, at: 2 })
    actor.send({ type: 'line.add', line: line('v-2'), shown, at: 3 })
    actor.send({ type: 'line.add', line: line('v-1', 5), shown, at: 4 })
    expect(lines()).toEqual(['v-1 5', 'v-2 1'])
    expect(stored()).toEqual(lines())
  })

  it('R21.25: keeps the pieces and their sheets when whole sheets of the same variant are added', () => {
    const { actor, lines } = start()
    const cutting = { pieces: [{ width: 300, length: 200, count: 4, mayTurn: true }], sheets: 3 }
    const shownCutting = {
      ...cutting,
      ...{ cuts: 8, kerf: 3, width: 1220, length: 2440, price: { amount: 96 } },
    }
    const withPieces = { ...shown, cutting: shownCutting }
    actor.send({ type: 'line.add', line: { ...line('v-1', 3), cutting }, shown: withPieces, at: 2 })
    const added = () => actor.getSnapshot().context.lines[0]
    for (const at of [3, 4]) {
      actor.send({ type: 'line.add', line: line('v-1', 2), shown, at })
      expect(lines()).toEqual(['v-1 5'])
      expect([added()?.line.cutting, added()?.shown.cutting]).toEqual([cutting, shownCutting])
    }
    const more = { pieces: cutting.pieces, sheets: 4 }
    actor.send({ type: 'line.add', line: { ...line('v-1', 6), cutting: more }, shown, at: 5 })
    expect([lines(), added()?.line.cutting]).toEqual([['v-1 6'], more])
  })

  it('sees what another tab has added, which kept it already', () => {
    const { actor, lines, stored } = start()
    actor.send({ type: 'lines.changedElsewhere', lines: [waiting('v-1')] })
    expect(lines()).toEqual(['v-1 1'])
    expect(stored()).toEqual([])
  })
})

describe('after signing in', () => {
  it('sends the products one after the other, and forgets what the cart has taken', () => {
    const { actor, signIn, said, lines, stored, place } = start([waiting('v-1'), waiting('v-2')])
    signIn()
    expect(said).toEqual(['send v-1'])
    expect(stored()).toEqual(['v-1 1 sent 7', 'v-2 1'])
    actor.send(taken('v-1'))
    expect(said).toEqual(['send v-1', 'line.taken', 'send v-2'])
    expect(stored()).toEqual(['v-2 1 sent 8'])
    actor.send(taken('v-2'))
    expect([lines(), stored(), place()]).toEqual([[], [], 'customer'])
  })

  it('keeps what the cart refuses, with the reason, sends the next, and never sends it again by itself', () => {
    const { actor, signIn, said, stored } = start([waiting('v-1'), waiting('v-2')])
    signIn()
    actor.send({ type: 'cart.refused', lines: [line('v-1')], errorCode: 'OUT_OF_STOCK', at: 8 })
    expect(said).toEqual(['send v-1', 'line.refused', 'send v-2'])
    expect(stored()).toEqual(['v-1 1 OUT_OF_STOCK', 'v-2 1 sent 8'])
    actor.send(taken('v-2'))
    actor.send(ranOut)
    signIn()
    expect(said).toEqual(['send v-1', 'line.refused', 'send v-2', 'line.taken'])
    actor.send({ type: 'line.forget', line: line('v-1') })
    expect(stored()).toEqual([])
  })

  it('sends nothing while the cart cannot be read, loses nothing, and goes on when it has been read', () => {
    const { actor, said, stored, lines, place } = start([waiting('v-1'), waiting('v-2')])
    actor.send(began)
    expect(actor.getSnapshot().hasTag('pending')).toBe(true)
    for (const _ of ['the first reading', 'another one']) {
      actor.send({ type: 'cart.loadFailed' })
      // A press of the customer's own.
      actor.send({ type: 'cart.refused', lines: [line('v-1')], errorCode: 'INTERNAL', at: 6 })
      expect(actor.getSnapshot().hasTag('pending')).toBe(false)
    }
    expect([lines(), stored(), said]).toEqual([['v-1 1', 'v-2 1'], [], ['line.delayed']])
    actor.send(loaded)
    actor.send(taken('v-1'))
    actor.send(taken('v-2'))
    expect(said).toEqual(['line.delayed', 'send v-1', 'line.taken', 'send v-2', 'line.taken'])
    expect([stored(), place()]).toEqual([[], 'customer'])
  })

  it('asks the cart once more for what it refused, and has it as long as the cart does not take it', () => {
    const { actor, signIn, said, stored } = start([waiting('v-1'), waiting('v-2')])
    signIn()
    const refused = { type: 'cart.refused' as const, lines: [line('v-1')], errorCode: 'INTERNAL', at: 8 }
    actor.send(refused)
    actor.send({ type: 'line.retry', line: line('v-1'), at: 9 })
    expect(stored()).toEqual(['v-1 1', 'v-2 1 sent 8'])
    actor.send(taken('v-2'))
    actor.send(refused)
    expect(stored()).toEqual(['v-1 1 INTERNAL'])
    actor.send({ type: 'line.retry', line: line('v-1'), at: 10 })
    expect(stored()).toEqual(['v-1 1 sent 10'])
    actor.send(taken('v-1'))
    expect(stored()).toEqual([])
    expect(said.filter((what) => what === 'line.taken')).toHaveLength(2)
  })

  it('says once that the customer has signed in, and not at a start of the shop', () => {
    for (const by of ['signIn', 'start'] as const) {
      const { actor } = start([waiting('v-1'), waiting('v-2')])
      const news: string[] = []
      actor.on('*', (event) => {
        if ('isSignIn' in event) news.push(`${event.type} ${event.isSignIn}`)
      })
      const refused = { type: 'cart.refused' as const, lines: [line('v-1')], errorCode: 'INTERNAL', at: 8 }
      const isFirst = by === 'signIn'
      actor.send({ ...began, by })
      actor.send({ type: 'cart.loadFailed' })
      actor.send(loaded)
      actor.send(refused)
      expect(news).toEqual([`line.delayed ${isFirst}`, 'line.refused false'])
      actor.send(ranOut)
      actor.send({ ...began, by })
      actor.send(loaded)
      actor.send(taken('v-2'))
      actor.send({ type: 'line.retry', line: line('v-1'), at: 9 })
      actor.send(refused)
      actor.send({ type: 'line.retry', line: line('v-1'), at: 10 })
      actor.send(taken('v-1'))
      expect(news.slice(2)).toEqual([`line.taken ${isFirst}`, 'line.refused false', 'line.taken false'])
    }
  })

  it('is not misled by other changes of the cart', () => {
    const { actor, signIn, place, lines } = start([waiting('v-1')])
    signIn()
    // A press of the customer's own may mean the same variant.
    for (const other of [line('v-2'), line('v-1', 2)]) {
      actor.send({ type: 'cart.changed', lines: [other], at: 8 })
      actor.send({ type: 'cart.refused', lines: [other], errorCode: 'INTERNAL', at: 8 })
    }
    expect([place(), lines()]).toEqual(['sending', ['v-1 1 sent 7']])
  })

  it('leaves what another tab has sent to that tab', () => {
    const { actor, signIn, said, stored } = start([{ ...waiting('v-1'), sentAt: 5 }, waiting('v-2')])
    signIn()
    actor.send(taken('v-2'))
    expect(said).toEqual(['send v-2', 'line.taken'])
    expect(stored()).toEqual(['v-1 1 sent 5'])
  })

  it('leaves the products to the tab in which the customer signed in', () => {
    const { actor, said, place } = start([waiting('v-1')])
    actor.send({ ...began, by: 'otherTab' })
    actor.send(loaded)
    expect([said, place()]).toEqual([[], 'customer'])
  })
})

describe('when the session ends', () => {
  it('by running out, what was sent waits again, with what the customer added meanwhile', () => {
    const { actor, signIn, said, stored, place } = start([waiting('v-1')])
    signIn()
    actor.send({ ...ranOut, unsent: [{ line: line('v-3'), shown }] })
    expect([place(), stored()]).toEqual(['guest', ['v-1 1', 'v-3 1']])
    actor.send(taken('v-1'))
    expect(stored()).toEqual(['v-1 1', 'v-3 1'])
    signIn()
    expect(said).toEqual(['send v-1', 'send v-1'])
  })

  it('by running out, what was added of one variant press by press is added up', () => {
    const { actor, signIn, stored } = start([waiting('v-1')])
    signIn()
    const pressed = [line('v-1'), line('v-3', 2), line('v-1', 2), line('v-3', 3)]
    actor.send({ ...ranOut, unsent: pressed.map((one) => ({ line: one, shown })) })
    expect(stored()).toEqual(['v-1 3', 'v-3 5'])
  })

  it('by running out, what was added comes on top of the goods that wait for a cart, and replaces refused ones', () => {
    const refused = { ...waiting('v-2'), refusalCode: 'INTERNAL' }
    const { actor, stored } = start([{ ...waiting('v-1'), line: line('v-1', 5) }, refused])
    actor.send(began)
    actor.send({ ...ranOut, unsent: [line('v-1', 2), line('v-2', 3)].map((one) => ({ line: one, shown })) })
    expect(stored()).toEqual(['v-1 7', 'v-2 3'])
  })

  it('by running out, the pieces of a line that was sent stay, beside the whole sheets of the next press', () => {
    const { actor, stored } = start()
    const cutting = { pieces: [{ width: 300, length: 200, count: 4, mayTurn: true }], sheets: 3 }
    const pressed = [{ ...line('v-1', 4), cutting }, line('v-1', 2)]
    actor.send({ ...ranOut, unsent: pressed.map((one) => ({ line: one, shown })) })
    expect(stored()).toEqual(['v-1 6'])
    expect(actor.getSnapshot().context.lines[0]?.line.cutting).toEqual(cutting)
  })

  it('by a sign-out, nothing is left for the next user of the device', () => {
    const { actor, signIn, stored, lines, place } = start([waiting('v-1')])
    signIn()
    actor.send({ ...ranOut, by: 'signOut' })
    expect([place(), lines(), stored()]).toEqual(['guest', [], []])
  })

  it('in another tab, nothing is written over what that tab has forgotten', () => {
    const { actor, signIn, stored, lines, place } = start([waiting('v-1')])
    signIn()
    const before = stored()
    actor.send({ ...ranOut, by: 'elsewhere' })
    expect([place(), stored()]).toEqual(['guest', before])
    actor.send({ type: 'lines.changedElsewhere', lines: [] })
    expect(lines()).toEqual([])
  })
})
