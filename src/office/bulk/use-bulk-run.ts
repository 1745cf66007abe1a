import { useState } from 'react'
import { ShopProblem } from '../../api/problem.ts'
import { useShopClient } from '../../api/shop-client-context.ts'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import type { Change } from '../hooks/use-edit.ts'

/** One thing that is changed, and where it is looked at. */
export interface Task {
  name: string
  to: string
  change: Change
}

export interface Run {
  words: string
  total: number
  done: number
  failures: (Pick<Task, 'name' | 'to'> & { problem: ShopProblem })[]
}

/** Does the same to all that is chosen, one after the other; what is refused is listed, and the rest goes on. */
export function useBulkRun(onChanged: () => void) {
  const client = useShopClient()
  const [run, setRun] = useState<Run>()
  const isRunning = run !== undefined && run.done < run.total
  useAskBeforeLeaving(isRunning)
  const runAll = async (words: string, tasks: readonly Task[]) => {
    let state: Run = { words, total: tasks.length, done: 0, failures: [] }
    setRun(state)
    for (const { name, to, change } of tasks) {
      const problem = await change(client).then(
        () => undefined,
        (error: unknown) => (error instanceof ShopProblem ? error : new ShopProblem('INTERNAL')),
      )
      const failures = problem ? [...state.failures, { name, to, problem }] : state.failures
      state = { ...state, done: state.done + 1, failures }
      setRun(state)
    }
    onChanged()
  }
  return {
    run,
    isRunning,
    runAll: (words: string, tasks: readonly Task[]) => void runAll(words, tasks),
    forget: () => setRun(undefined),
  }
}

export type BulkRun = ReturnType<typeof useBulkRun>
