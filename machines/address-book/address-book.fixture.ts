import { createActor, type EventFrom, fromPromise } from 'xstate'
import type { Address, AddressInput } from '../../openapi/generated/schema.ts'
import { englishAddress } from '../../tests/support/addresses.ts'
import { addressBookMachine, type PageRequest } from './address-book.machine.ts'

export type BookEvent = EventFrom<typeof addressBookMachine>

const notStored = (id: string): never => {
  throw new Error(`The address ${id} is not stored`)
}

const settled = () => new Promise<void>((done) => setImmediate(done))

export const typed: AddressInput = { ...englishAddress, isDefault: false }
export const address = (id: number, isDefault = id === 1): Address => ({ ...typed, id: `a-${id}`, isDefault })
export const addresses = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1))

/**
 * A fake server that lists the default address first, then the newest, and keeps exactly one default. It throws
 * the `refusals` in order before it succeeds. With `isSlow`, it returns a list only when `answer()` is called.
 */
export async function openBook(
  count: number,
  input: { wantsAll: boolean; chosenId: string | undefined } = { wantsAll: false, chosenId: undefined },
  refusals: unknown[] = [],
) {
  const scenario = { stored: addresses(count), refusals, isSlow: false, answer: () => {} }
  const lists: PageRequest[] = []
  const sent: unknown[] = []
  const emitted: unknown[] = []
  const refuse = () => {
    const refusal = scenario.refusals.shift()
    if (refusal) throw refusal
  }
  const keep = (stored: Address) => {
    scenario.stored = scenario.stored.map((one) => (stored.isDefault ? { ...one, isDefault: false } : one))
    scenario.stored = scenario.stored.map((one) => (one.id === stored.id ? stored : one))
  }
  const book = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise(async ({ input: request }) => {
          lists.push(request)
          refuse()
          if (scenario.isSlow) await new Promise<void>((done) => (scenario.answer = done))
          const from = (request.pageNumber - 1) * request.pageSize
          const inOrder = scenario.stored.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
          return { data: inOrder.slice(from, from + request.pageSize), totalRecords: inOrder.length }
        }),
        readAddress: fromPromise(async ({ input: { id } }) => {
          refuse()
          return scenario.stored.find((one) => one.id === id) ?? notStored(id)
        }),
        saveAddress: fromPromise(async ({ input: { id, address: given } }) => {
          sent.push({ ...(id && { id }), ...given })
          refuse()
          const stored = { ...given, id: id ?? `a-${scenario.stored.length + 1}` }
          if (!id) scenario.stored = [stored, ...scenario.stored]
          keep(stored)
          return stored
        }),
        makeDefault: fromPromise(async ({ input: { id } }) => {
          sent.push({ id, isDefault: true })
          refuse()
          const stored = scenario.stored.find((one) => one.id === id) ?? notStored(id)
          keep({ ...stored, isDefault: true })
          return { ...stored, isDefault: true }
        }),
        deleteAddress: fromPromise(async ({ input: { id } }) => {
          sent.push({ id })
          refuse()
          const wasDefault = scenario.stored.some((one) => one.id === id && one.isDefault)
          scenario.stored = scenario.stored.filter((one) => one.id !== id)
          const [newest] = scenario.stored
          if (newest && wasDefault) keep({ ...newest, isDefault: true })
        }),
      },
    }),
    { input },
  )
  book.on('*', (event) => emitted.push(event))
  book.start()
  await settled()
  const state = () => book.getSnapshot()
  const ids = () => state().context.addresses.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))
  const send = async (event: BookEvent) => {
    book.send(event)
    await settled()
  }
  return { book, scenario, lists, sent, emitted, state, ids, send }
}
