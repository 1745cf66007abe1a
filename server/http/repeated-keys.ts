const quote = 0x22
const backslash = 0x5c
const colon = 0x3a

/**
 * Whether a JSON text names a key twice in one object: the parser keeps the last of them, another program may keep the first.
 * Then the text has more members than what was parsed from it.
 */
export const hasRepeatedKeys = (text: string, parsed: unknown): boolean =>
  membersWritten(text) !== membersKept(parsed)

/** Of a text that was parsed without a fault: every colon outside of a string belongs to a member. */
function membersWritten(text: string): number {
  let count = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isInString && code === backslash) index += 1
    else if (code === quote) isInString = !isInString
    else if (code === colon && !isInString) count += 1
  }
  return count
}

function membersKept(value: unknown): number {
  const waiting = [value]
  let count = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner = Object.values(next)
    if (!Array.isArray(next)) count += inner.length
    for (const one of inner) waiting.push(one)
  }
  return count
}
