/** What React keeps of a part of the page, as far as it is read here. */
export interface Part {
  return: Part | null
  alternate: Part | null
  child: Part | null
  sibling: Part | null
  memoizedState: unknown
  memoizedProps: unknown
}

/**
 * The parts of the page that draw an element, the nearest first. React keeps two versions of each part: the one that is
 * shown is the one that holds the part below.
 */
export function partsAround(element: Element): Part[] {
  const parts: Part[] = []
  let part = partOf(element)
  while (part) {
    parts.push(part)
    const around: Part | null = part.return
    const other = around?.alternate
    part = around && other && !holds(around, part) && holds(other, part) ? other : around
  }
  return parts
}

function partOf(element: Element): Part | null {
  const part = reactsOwn(element, '__reactFiber$')
  if (!isPart(part)) return null
  const shown = reactsOwn(element, '__reactProps$')
  return part.memoizedProps !== shown && part.alternate?.memoizedProps === shown ? part.alternate : part
}

/** React writes what it knows onto the element, under a name that ends differently on each page. */
function reactsOwn(element: Element, name: string): unknown {
  const key = Object.keys(element).find((one) => one.startsWith(name))
  return key === undefined ? undefined : Reflect.get(element, key)
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'memoizedState' in value && 'return' in value

function holds(outer: Part, inner: Part): boolean {
  for (let one = outer.child; one; one = one.sibling) if (one === inner) return true
  return false
}
