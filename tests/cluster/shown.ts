/** One read of a public answer or page, while something that it shows was changed. */
export interface Look {
  answeredAt: number
  isNew: boolean
}

/** How long after the change was confirmed every answer was new, until the first of them arrived; Infinity if the last one was old. */
export function shownAfter(looks: readonly Look[], confirmedAt: number): number {
  const lastOld = looks.findLastIndex(({ isNew }) => !isNew)
  const settled = looks[lastOld + 1]
  return settled === undefined ? Infinity : Math.max(0, settled.answeredAt - confirmedAt)
}
