import type { Language } from './guide-kind.ts'
import { guideKinds } from './kinds.ts'

const FACE = "Anuphan,'Noto Sans Thai',Thonburi,'Leelawadee UI',Tahoma,sans-serif"

export const sizeGuideKinds: readonly string[] = Object.keys(guideKinds)

const side = 400

const inner = (svg: string): string =>
  svg.replace(/<svg [^>]*viewBox="([^"]+)"[^>]*>/, `<svg width="${side}" height="${side}" viewBox="$1">`)

/** The dimension lines reach this far above and below the products, in percent of the drawing. */
const reach = 17

/** The drawing is square; a low thing such as a lying sheet leaves room above and below it, which is cut off. */
function shownPart(svg: string): { top: number; height: number } {
  const [, top = '0', bottom = '100'] = /data-box="\S+ (\S+) \S+ (\S+)"/.exec(svg) ?? []
  const from = Math.max(0, Number(top) - reach)
  const to = Math.min(100, Number(bottom) + reach)
  return { top: (from * side) / 100, height: ((to - from) * side) / 100 }
}

export interface SizeGuideNotes {
  readonly kind: string
  readonly notes: readonly Readonly<Record<Language, string>>[]
}

/** What to know when measuring each kind of products, beside its drawing. */
export const sizeGuideNotes: readonly SizeGuideNotes[] = Object.entries(guideKinds).map(
  ([kind, { notes }]) => ({ kind, notes }),
)

/** One kind of products with its dimension lines. What to know about them is text, not part of it. */
export function renderSizeGuide(kind: string, language: Language): string | undefined {
  const guide = Object.hasOwn(guideKinds, kind) ? guideKinds[kind] : undefined
  if (!guide) return undefined
  const title = guide.title[language]
  const whole = guide.draw((words) => words[language]).svg(title)
  const { top, height } = shownPart(whole)
  const drawing = inner(whole).replace(/( id="|href="#|url\(#)/g, `$1guide-${kind}-`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${side} ${height}" width="${side}" height="${height}" role="img" aria-label="${title}" font-family="${FACE}">${drawing}</svg>`
}
