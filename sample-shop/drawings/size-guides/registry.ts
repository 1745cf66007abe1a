import { guideKinds } from './kinds.ts'
import type { Language } from './kinds.ts'

const FACE = "Anuphan,'Noto Sans Thai',Thonburi,'Leelawadee UI',Tahoma,sans-serif"

export const sizeGuideKinds: readonly string[] = Object.keys(guideKinds)

const inner = (svg: string): string =>
  svg.replace(/<svg [^>]*viewBox="([^"]+)"[^>]*>/, '<svg x="8" y="16" width="400" height="400" viewBox="$1">')

/** How to measure one kind of goods: a drawing with its dimension lines and what to know, 760 × 430. */
export function renderSizeGuide(kind: string, language: Language): string | undefined {
  const guide = Object.hasOwn(guideKinds, kind) ? guideKinds[kind] : undefined
  if (!guide) return undefined
  const title = guide.title[language]
  const drawing = inner(guide.draw((words) => words[language]).svg(title)).replace(
    /( id="|href="#|url\(#)/g,
    `$1guide-${kind}-`,
  )
  const notes = guide.notes
    .map((note, index) => ({ note: note[language], y: 130 + index * 68 }))
    .map(({ note, y }) => {
      const rows = wrap(note, language)
      const lines = rows.map((row, index) => `<tspan x="440" y="${y + index * 25}">${row}</tspan>`).join('')
      return `<path d="M424 ${y - 13}v${rows.length * 25 - 6}" stroke="#8c1c1c" stroke-width="3"/><text font-size="15" fill="#4a433a">${lines}</text>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 430" role="img" aria-label="${title}" font-family="${FACE}"><path d="M0 0h760v430H0z" fill="#fffefb"/>${drawing}<path d="M424 40h312" stroke="#1f1b16" stroke-width="1.4"/><text x="424" y="76" font-size="22" font-weight="600" fill="#1f1b16">${title}</text>${notes}</svg>`
}

/** Two lines at most: at a space, the one nearest the middle; Thai spaces part phrases, so they are safe. */
function wrap(words: string, language: Language): string[] {
  const longest = language === 'th' ? 44 : 42
  if (words.length <= longest) return [words]
  const middle = words.length / 2
  const spaces = [...words.matchAll(/ /g)].map((match) => match.index)
  const best = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return best === undefined ? [words] : [words.slice(0, best), words.slice(best + 1)]
}
