let answer: Promise<boolean> | undefined

/** Whether this shop is a sandbox: one of real customers has no such page. Asked once. */
export function isSandbox(): Promise<boolean> {
  answer ??= fetch('/sandbox', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  return answer
}
