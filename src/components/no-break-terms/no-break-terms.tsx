import { createElement, Fragment } from 'react'
import { splitAtTerms } from './no-break-terms.ts'

/** A text whose technical terms and measures never break across lines. */
export function NoBreakTerms({ children }: { children: string }) {
  const pieces = splitAtTerms(children).map((piece, place) =>
    place % 2 === 1 ? createElement('span', { className: 'no-break' }, piece) : piece,
  )
  return createElement(Fragment, null, ...pieces)
}
