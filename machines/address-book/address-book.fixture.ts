import { createActor, type EventFrom, fromPromise } from 'xstate'
import type { Address, AddressInput } from '../../openapi/generated/schema.ts'
import { addressBookMachine, type PageRequest } from './address-book.machine.ts'

export type BookEvent = EventFrom<typeof addressBookMachine>

const settled = () => new Promise<void>((done) => setImmediate(done))

export const typed: AddressInput = {
  recipientName: 'Somchai',
  phoneNumber: '0812345678',
  addressLine: '99/12',
  subDistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'Bangkok',
  postcode: '10500',
  isDefault: false,
}
export const address = (id: number, isDefault = id === 1): Address => ({ ...typed, id: `a-${id}`, isDefault })
export const addresses = (count: number) => Array.from({ length: count }, (_, index) => address(index + 1))

/**
 * A server with addresses of its own: it lists the default first, then the newest, and keeps one default. `refusals`
 * come first, in their order. With `isSlow`, a list is answered only when `answer()` is called.
 */
export async function openBook(
  count: number,
  input: { wantsAll: boolean; chosenId: string | undefined } = { wantsAll: false, chosenId: undefined },
  refusals: unknown[] = [],
) {
  const world = { stored: addresses(count), refusals, isSlow: false, answer: () => {} }
  const lists: PageRequest[] = []
  const sent: unknown[] = []
  const told: unknown[] = []
  const refuse = () => {
    const refusal = world.refusals.shift()
    if (refusal) throw refusal
  }
  const keep = (kept: Address) => {
    world.stored = world.stored.map((one) => (kept.isDefault ? { ...one, isDefault: false } : one))
    world.stored = world.stored.map((one) => (one.id === kept.id ? kept : one))
  }
  const book = createActor(
    addressBookMachine.provide({
      actors: {
        listAddresses: fromPromise(async ({ input: request }) => {
          lists.push(request)
          refuse()
          if (world.isSlow) await new Promise<void>((done) => (world.answer = done))
          const from = (request.pageNumber - 1) * request.pageSize
          const inOrder = world.stored.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
          return { data: inOrder.slice(from, from + request.pageSize), totalRecords: inOrder.length }
        }),
        saveAddress: fromPromise(async ({ input: { id, address: given } }) => {
          sent.push({ ...(id && { id }), ...given })
          refuse()
          const kept = { ...given, id: id ?? `a-${world.stored.length + 1}` }
          if (!id) world.stored = [kept, ...world.stored]
          keep(kept)
          return kept
        }),
        deleteAddress: fromPromise(async ({ input: { id } }) => {
          sent.push({ id })
          refuse()
          const wasDefault = world.stored.some((one) => one.id === id && one.isDefault)
          world.stored = world.stored.filter((one) => one.id !== id)
          const [newest] = world.stored
          if (newest && wasDefault) keep({ ...newest, isDefault: true })
        }),
      },
    }),
    { input },
  )
  book.on('*', (event) => told.push(event))
  book.start()
  await settled()
  const state = () => book.getSnapshot()
  const ids = () => state().context.addresses.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))
  const send = async (event: BookEvent) => {
    book.send(event)
    await settled()
  }
  return { book, world, lists, sent, told, state, ids, send }
}
