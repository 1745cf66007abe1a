import { baht } from '../shop/common/measures.ts'

export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** A template whose values are written as text, unless they are HTML themselves; what is absent or false is left out. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + textOf(parts[index])).join(''))
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part))
}

const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&${names[sign]};`)

export const amountText = (satang: number) =>
  `฿${baht(satang).amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
