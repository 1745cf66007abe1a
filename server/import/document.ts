import { Marked } from 'marked'
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument, type Document as ParsedDocument } from 'yaml'
import type { Faults } from './faults.ts'
import type { Text } from './shop.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

// What looks like an address of mail or of the web is a link only where it is written as one.
const marked = new Marked({ gfm: true, async: false, tokenizer: { url: () => undefined } })

const shape = /^---\r?\n([\s\S]*?)^---\r?\n\s*<!-- Thai -->([\s\S]*?)<!-- English -->([\s\S]*)$/m

/** The head of a file and its text as HTML in both languages. */
export interface Document<Head> {
  head: Head
  contentHtml: Text
}

/**
 * Reads a Markdown file that begins with a head in YAML between two lines `---`; `<!-- Thai -->` and `<!-- English -->`
 * stand above its text in each language.
 */
export function readDocument<Head>(
  file: string,
  text: string,
  schema: v.GenericSchema<unknown, Head>,
  faults: Faults,
): Document<Head> | undefined {
  const [, yaml, thai = '', english = ''] = shape.exec(text) ?? []
  if (yaml === undefined) {
    faults.add(
      { file, line: 1 },
      'lacks its head between two lines "---", or "<!-- Thai -->" and "<!-- English -->" above its texts',
    )
    return undefined
  }
  const lines = new LineCounter()
  const parsed = parseDocument(yaml, { lineCounter: lines })
  // The head begins on the second line of the file.
  const placeAt = (offset: number, column?: string) => ({
    file,
    line: lines.linePos(offset).line + 1,
    column,
  })
  for (const { pos, message } of parsed.errors) faults.add(placeAt(pos[0]), message.split('\n')[0] ?? message)
  if (parsed.errors.length > 0) return undefined
  const result = v.safeParse(schema, parsed.toJS())
  if (!result.success) {
    for (const issue of result.issues) {
      const keys = issue.path?.map(({ key }) => key) ?? []
      faults.add(placeAt(offsetOf(parsed, keys), keys.join('.')), issue.message)
    }
    return undefined
  }
  return { head: result.output, contentHtml: { th: htmlOf(thai), en: htmlOf(english) } }
}

/** Where a value stands; of one that is missing, where it should. */
function offsetOf(parsed: ParsedDocument, keys: unknown[]): number {
  const node = parsed.getIn(keys, true)
  if (isNode(node) && node.range) return node.range[0]
  return keys.length > 0 ? offsetOf(parsed, keys.slice(0, -1)) : 0
}

const htmlOf = (markdown: string): string => unbrokenMeasures(marked.parse(markdown, { async: false }).trim())
