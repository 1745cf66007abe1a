const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = [
  { value: 1_000_000, name: 'million' },
  { value: 1000, name: 'thousand' },
  { value: 100, name: 'hundred' },
]

/** `seven thousand three hundred thirty baht only` for 733000 satang. */
export function bahtInEnglish(satang: number): string {
  const [baht, rest] = [Math.trunc(satang / 100), satang % 100]
  const said = [
    ...(baht > 0 || rest === 0 ? [`${inEnglish(baht)} baht`] : []),
    rest === 0 ? 'only' : `${inEnglish(rest)} satang`,
  ]
  return said.join(rest === 0 ? ' ' : ' and ')
}

function inEnglish(number: number): string {
  const scale = scales.find(({ value }) => number >= value)
  if (scale) {
    const rest = number % scale.value
    const count = `${inEnglish(Math.trunc(number / scale.value))} ${scale.name}`
    return rest === 0 ? count : `${count} ${inEnglish(rest)}`
  }
  const below = small[number]
  if (below !== undefined) return below
  const ten = tens[Math.trunc(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${inEnglish(number % 10)}`
}
