/** The code after an edit, and the box that takes the focus. */
export interface PinEdit {
  code: string
  focus: number
}

/** The code has no gaps: each box but the last filled one is followed by a filled one. */
export function typeInto(code: string, box: number, text: string, length: number): PinEdit {
  const digits = text.replaceAll(/\D/g, '')
  const before = code[box]
  if (text === '') return { code: code.slice(0, box) + code.slice(box + 1), focus: box }
  if (digits === '') return { code, focus: box }
  // A second digit beside the one that the box holds replaces it.
  const isReplaced = digits.length === 2 && before !== undefined
  const added = isReplaced ? (digits[0] === before ? digits.slice(1) : digits.slice(0, 1)) : digits
  const start = added.length >= length ? 0 : Math.min(box, code.length)
  // Typing over a complete code begins another one, which must not count as complete at its first digit.
  const kept = code.length === length ? '' : code.slice(start + added.length)
  const next = (code.slice(0, start) + added + kept).slice(0, length)
  return { code: next, focus: Math.min(start + added.length, length - 1) }
}

export function eraseAt(code: string, box: number): PinEdit {
  const erased = box < code.length ? box : code.length - 1
  return { code: code.slice(0, Math.max(erased, 0)) + code.slice(erased + 1), focus: Math.max(erased, 0) }
}
