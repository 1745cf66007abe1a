import type { VariantListItem } from '../../../openapi/generated/schema.ts'

/** How many lines are resolved at once. */
export const maxLines = 200
const longest = 200

/** The lines that say something; what is longer than any line can be is cut. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line.replaceAll(/[\s,;"]/g, '') !== '')

/** What is written without these lines, each of them once. */
export function withoutLines(text: string, done: readonly string[]): string {
  const left = splitLines(done.join('\n'))
  return splitLines(text)
    .filter((line) => {
      const place = left.indexOf(line)
      if (place >= 0) left.splice(place, 1)
      return place < 0
    })
    .join('\n')
}

/** The line in which the caret stands. */
export function lineAt(
  text: string,
  caret: number,
): { row: number; start: number; end: number; line: string } {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('\n') + 1
  const after = text.indexOf('\n', caret)
  const end = after < 0 ? text.length : after
  return { row: before.split('\n').length - 1, start, end, line: text.slice(start, end) }
}

/** What a line names, and its quantity as it is written: the last number, as the server reads it. */
export function partsOfLine(line: string): { words: string; quantity: string } {
  const [, named = line, quantity = ''] =
    /^(.*?\S)[\s,;=|]+((?:[x*×]\s*)?[\d๐-๙][\d๐-๙,]*)\s*$/.exec(line) ?? []
  const words = named.replaceAll(/[\s,;=|"]+/g, ' ').trim()
  return { words: words.slice(0, longestKeyword), quantity }
}

const longestKeyword = 100

/** How a variant is written: the code of its product, and its own name, by which the server knows it from all others. */
export const codeOfVariant = ({
  product,
  variantId,
}: Pick<VariantListItem, 'variantId'> & { product: Pick<VariantListItem['product'], 'id' | 'code'> }) =>
  `${product.code} ${variantId.slice(product.id.length + 1)}`
