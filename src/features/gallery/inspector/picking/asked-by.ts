import type { Question, Watch, WatchedActor } from '../../../../../tools/statecharts/recording/watch.ts'
import { type Part, partsAround } from './parts-around.ts'

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
