import { createElement, Fragment } from 'react'
import { splitKeptWords } from '../../lib/kept-words.ts'

/** A text in which no line breaks within a word of the trade. */
export function KeptWords({ children }: { children: string }) {
  const pieces = splitKeptWords(children).map((piece, place) =>
    place % 2 === 1 ? createElement('span', { className: 'no-break' }, piece) : piece,
  )
  return createElement(Fragment, null, ...pieces)
}
