import { guideKinds } from './kinds.ts'
import type { Language } from './kinds.ts'

const FACE = "Anuphan,'Noto Sans Thai',Thonburi,'Leelawadee UI',Tahoma,sans-serif"

export const sizeGuideKinds: readonly string[] = Object.keys(guideKinds)

const inner = (svg: string): string =>
  svg.replace(/<svg [^>]*viewBox="([^"]+)"[^>]*>/, '<svg x="8" y="16" width="400" height="400" viewBox="$1">')

export interface SizeGuideNotes {
  readonly kind: string
  readonly notes: readonly Readonly<Record<Language, string>>[]
}

/** What to know when measuring each kind of goods, beside its drawing. */
export const sizeGuideNotes: readonly SizeGuideNotes[] = Object.entries(guideKinds).map(
  ([kind, { notes }]) => ({ kind, notes }),
)

/** One kind of goods with its dimension lines, 416 × 432. What to know about them is text, not part of it. */
export function renderSizeGuide(kind: string, language: Language): string | undefined {
  const guide = Object.hasOwn(guideKinds, kind) ? guideKinds[kind] : undefined
  if (!guide) return undefined
  const title = guide.title[language]
  const drawing = inner(guide.draw((words) => words[language]).svg(title)).replace(
    /( id="|href="#|url\(#)/g,
    `$1guide-${kind}-`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 416 432" role="img" aria-label="${title}" font-family="${FACE}">${drawing}</svg>`
}
