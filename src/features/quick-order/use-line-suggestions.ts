import { useRef, type KeyboardEvent, type RefObject } from 'react'
import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { codeOfVariant, lineAt, partsOfLine } from '../../flows/quick-order/written-lines.ts'
import { useVariantSearch } from '../../flows/search/use-variant-search.ts'

/** Offers what the line at the caret may mean, and writes into that line what is chosen. */
export function useLineSuggestions(
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  const { text, active, variants, isFailed, send } = useVariantSearch()
  const row = useRef(0)

  /** Closes the list and forgets what it held, which belongs to this line alone; these words are not asked about. */
  function rest(words: string) {
    send({ type: 'search.leave' })
    send({ type: 'search.outdate' })
    send({ type: 'search.follow', text: words })
  }

  function onTyped({ value, selectionStart }: HTMLTextAreaElement) {
    const place = lineAt(value, selectionStart)
    const { words } = partsOfLine(place.line)
    if (place.row !== row.current) rest('')
    row.current = place.row
    // The quantity alone changed: it asks for nothing.
    if (words !== text) send({ type: 'search.type', text: words })
  }

  /** The caret goes to another line, which is not being typed. */
  function onCaret({ value, selectionStart }: HTMLTextAreaElement) {
    const place = lineAt(value, selectionStart)
    if (place.row === row.current) return
    row.current = place.row
    rest(partsOfLine(place.line).words)
  }

  function choose(variant: VariantListItem) {
    const area = field.current
    if (!area) return
    const { start, end, line } = lineAt(area.value, area.selectionStart)
    const code = codeOfVariant(variant)
    area.setRangeText(`${code} ${partsOfLine(line).quantity}`, start, end, 'end')
    onText(area.value)
    rest(partsOfLine(code).words)
    area.focus()
  }

  /** Whether the key was for the list. */
  function onKey({ key, nativeEvent }: KeyboardEvent): boolean {
    const chosen = variants[active]
    if (variants.length === 0 || nativeEvent.isComposing) return false
    if (key === 'ArrowDown' || key === 'ArrowUp')
      send({ type: 'search.arrow', step: key === 'ArrowDown' ? 1 : -1 })
    else if (key === 'Escape') send({ type: 'search.escape' })
    else if (key === 'Enter' && chosen) choose(chosen)
    else return false
    return true
  }

  return {
    variants,
    active,
    isFailed,
    onTyped,
    onCaret,
    onKey,
    choose,
    close: () => send({ type: 'search.leave' }),
  }
}
