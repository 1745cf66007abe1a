import type { Watch } from '../../../recording/watch.ts'
import type { Question, WatchedActor } from '../../../recording/watched.ts'

export interface Asked {
  /** What the nearest part that asks anything asks, as it would be answered now. */
  questions: Question[]
  /** The flow that the nearest part knows, where none is asked. */
  flow: WatchedActor | undefined
}

/**
 * What a control asks of flows. No list links the two: the part of the page that draws the control selects from flows,
 * and its selectors, which are pure, are asked once more while the inspector listens.
 */
export function askedBy(control: Element, watch: Watch): Asked {
  const parts = partsAround(control)
  for (const part of parts) {
    const questions = watch.questionsIn(() => {
      for (const select of selectionsOf(part)) attempt(select)
    })
    if (questions.length > 0) return { questions, flow: undefined }
  }
  const machines = new Map(
    watch.actors().flatMap((actor) => (actor.machine ? [[actor.ref, actor] as const] : [])),
  )
  for (const part of parts) {
    for (const value of valuesOf(part)) {
      const flow = machines.get(value as WatchedActor['ref'])
      if (flow) return { questions: [], flow }
    }
  }
  return { questions: [], flow: undefined }
}

/** A flow that has failed answers with its error. */
function attempt(select: () => unknown): void {
  try {
    select()
  } catch {
    return
  }
}

/** `useSelector` keeps how it reads a snapshot (here, and the same on the server), and what it selects from it. */
function selectionsOf(part: Part): (() => unknown)[] {
  return dependenciesOf(part).flatMap((dependencies) => {
    const [read, readOnServer, select, isSame] = dependencies
    const isSelector = dependencies.length === 4 && read === readOnServer && isFunction(isSame)
    return isSelector && isFunction(read) && isFunction(select) ? [() => select(read())] : []
  })
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/** What a part was given, and what its hooks depend on. */
function valuesOf(part: Part): unknown[] {
  const { memoizedProps: props } = part
  return [
    ...dependenciesOf(part).flat(),
    ...(typeof props === 'object' && props !== null ? Object.values(props) : []),
  ]
}

/** The dependencies of each memo and callback of a part. */
function dependenciesOf(part: Part): unknown[][] {
  const found: unknown[][] = []
  let hook = part.memoizedState
  while (isHook(hook)) {
    const { memoizedState: kept } = hook
    if (Array.isArray(kept) && kept.length === 2 && Array.isArray(kept[1])) found.push(kept[1])
    hook = hook.next
  }
  return found
}

const isHook = (value: unknown): value is { memoizedState: unknown; next: unknown } =>
  typeof value === 'object' && value !== null && 'memoizedState' in value && 'next' in value

/** What React keeps of a part of the page, as far as it is read here. */
interface Part {
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
function partsAround(element: Element): Part[] {
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
