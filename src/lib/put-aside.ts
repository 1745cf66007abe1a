import type { CartLine, CartLineKey } from '../../openapi/generated/schema.ts'
import { isKept, isPutAside, version, type PutAside } from './put-aside-goods.ts'

const storageKey = 'put-aside-goods'
const lifeInMilliseconds = 7 * 24 * 60 * 60 * 1000
const mostLines = 50
/** A page that sent goods and was closed has no answer after this time. */
const answerInMilliseconds = 20 * 1000

const listeners = new Set<() => void>()
let lastRead: { text: string | null; goods: PutAside[] } = { text: null, goods: [] }

/** The unexpired goods, the oldest first. The same array as long as nothing has changed. */
export function goodsPutAside(): PutAside[] {
  const text = readText()
  if (text !== lastRead.text) lastRead = { text, goods: goodsIn(text) }
  return lastRead.goods
}

/** Keeps goods for the next sign-in. The same goods put aside once more have the newer quantity, not the sum. */
export function putAside(line: CartLine, shown: PutAside['shown']): void {
  const others = goodsPutAside().filter((goods) => !isOf(goods, line))
  write([...others, { line, shown, putAsideAt: Date.now() }].slice(-mostLines))
}

/** The next goods to be sent to the cart; they are marked as sent, so that no other tab sends them too. */
export function takeNextPutAside(): PutAside | undefined {
  const next = goodsPutAside().find(isWaiting)
  if (next) change(next.line, { sentAt: Date.now() })
  return next
}

export const isWaiting = ({ sentAt, refusedFor }: PutAside) =>
  sentAt === undefined && refusedFor === undefined

/** The cart took the goods, or the shopper no longer wants them. */
export function dropPutAside(line: CartLineKey): void {
  write(goodsPutAside().filter((goods) => !isOf(goods, line)))
}

/** The cart did not take goods that were sent to it. */
export function refusePutAside(line: CartLineKey, refusedFor: string): void {
  const isSent = goodsPutAside().some((goods) => isOf(goods, line) && goods.sentAt !== undefined)
  if (isSent) change(line, { sentAt: undefined, refusedFor })
}

/** The session ended before the cart had answered: the goods wait for the next one. */
export function releasePutAside(): void {
  write(goodsPutAside().map(({ sentAt: _, ...goods }) => goods))
}

/** Called at sign-out, so that the next user of the device does not find the previous user's goods. */
export function dropAllPutAside(): void {
  write([])
}

/** Calls back when the goods change, in this tab or another. Returns the function that unsubscribes. */
export function followPutAside(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', onStorage)
  }
}

const isOf = ({ line }: PutAside, { productId, variantId }: CartLineKey) =>
  line.productId === productId && line.variantId === variantId

const change = (line: CartLineKey, changes: Partial<PutAside>) =>
  write(goodsPutAside().map((goods) => (isOf(goods, line) ? { ...goods, ...changes } : goods)))

function goodsIn(text: string | null): PutAside[] {
  const now = Date.now()
  return parsed(text)
    .filter(({ putAsideAt }) => putAsideAt > now - lifeInMilliseconds)
    .map((goods) =>
      goods.sentAt !== undefined && goods.sentAt < now - answerInMilliseconds
        ? { ...goods, sentAt: undefined, refusedFor: 'OFFLINE' }
        : goods,
    )
}

function parsed(text: string | null): PutAside[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) ? kept.goods.filter(isPutAside) : []
  } catch {
    // The text is not JSON.
    return []
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    // Storage is forbidden, or this is the server.
    return null
  }
}

function write(goods: PutAside[]): void {
  try {
    if (goods.length > 0) localStorage.setItem(storageKey, JSON.stringify({ version, goods }))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is forbidden or full: the shopper returns to the product after signing in, and adds it there.
  }
  for (const listener of listeners) listener()
}
