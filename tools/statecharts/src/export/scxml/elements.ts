import { escaped } from '../../escaped.ts'

type Attributes = Record<string, string | undefined>

/** An element line by line; an attribute without a value is left out. */
export function element(tag: string, attributes: Attributes, inside: string[] = []): string[] {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(value)}"`],
  )
  const open = `<${tag}${written.join('')}`
  return inside.length > 0 ? [`${open}>`, ...inside.map((line) => `  ${line}`), `</${tag}>`] : [`${open}/>`]
}

export const script = (code: string[]): string[] => {
  const [only, ...more] = code.map(escaped)
  return more.length === 0 ? [`<script>${only}</script>`] : ['<script>', ...code.map(escaped), '</script>']
}
