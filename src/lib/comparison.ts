/** A product on the list of goods to compare, or one variant of it. */
export interface ComparedGoods {
  productId: string
  variantId?: string | undefined
}

const storageKey = 'compared-goods'
/** More columns would not fit beside each other. */
export const mostCompared = 4

const none: ComparedGoods[] = []
const listeners = new Set<() => void>()
let lastRead: { text: string | null; goods: ComparedGoods[] } = { text: null, goods: none }

/** The goods to compare, as chosen in this visit. The same array as long as nothing has changed. */
export function comparedGoods(): ComparedGoods[] {
  const text = readText()
  if (text !== lastRead.text) lastRead = { text, goods: goodsIn(text) }
  return lastRead.goods
}

/** On the server nothing has been chosen. */
export const noComparedGoods = (): ComparedGoods[] => none

export const isSameGoods = (a: ComparedGoods, b: ComparedGoods): boolean =>
  a.productId === b.productId && a.variantId === b.variantId

/** Adds goods or takes them off again; more than four are refused. */
export function toggleCompared(goods: ComparedGoods): void {
  const all = comparedGoods()
  const others = all.filter((one) => !isSameGoods(one, goods))
  if (others.length < all.length) write(others)
  else if (all.length < mostCompared) write([...all, goods])
}

export function clearCompared(): void {
  write([])
}

/** Calls back when the goods change. Returns the function that unsubscribes. */
export function followCompared(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function goodsIn(text: string | null): ComparedGoods[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isGoods).slice(0, mostCompared) : none
  } catch {
    // The text is not JSON.
    return none
  }
}

const isId = (value: unknown) => typeof value === 'string' && value !== ''

function isGoods(value: unknown): value is ComparedGoods {
  if (typeof value !== 'object' || value === null || !('productId' in value)) return false
  const isWhole = !('variantId' in value) || value.variantId === undefined
  return isId(value.productId) && (isWhole || isId(value.variantId))
}

/** Used where the browser forbids storage: the choice then lasts until the page is left. */
let remembered: string | null = null

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return remembered
  }
}

function write(goods: ComparedGoods[]): void {
  remembered = JSON.stringify(goods)
  try {
    sessionStorage.setItem(storageKey, remembered)
  } catch {
    // Storage is forbidden or full.
  }
  for (const listener of listeners) listener()
}
