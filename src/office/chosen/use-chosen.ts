import { useState } from 'react'

/** The rows of a table that are ticked. */
export function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    choose(rows: readonly { id: string }[], isChosen: boolean) {
      setIds((now) => {
        const next = new Set(now)
        for (const { id } of rows) {
          if (isChosen) next.add(id)
          else next.delete(id)
        }
        return next
      })
    },
    clear: () => setIds(new Set()),
  }
}
