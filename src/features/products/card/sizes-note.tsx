import { Fragment } from 'react'
import type { ProductListItem } from '../../../../openapi/generated/schema.ts'
import { useFormat } from '../../../lib/use-format.ts'
import classes from './sizes-note.module.css'

/** What a product measures and weighs; for a search that names a size or a colour, the variant it asked for. */
export function SizesNote({ product: { sizes, asked } }: { product: ProductListItem }) {
  const format = useFormat()
  const parts = asked ? [asked.label.replaceAll(' ', '\u00a0'), asked.color.name] : format.sizes(sizes)
  return (
    <p className={classes.note}>
      {inTurn(parts).map(({ key, text, isLast }) => (
        // A line breaks after the dot, not before it.
        <Part key={key} text={isLast ? text : `${text}\u00a0· `} />
      ))}
    </p>
  )
}

/** Only plain spaces break a line; a measure stays whole, unless it alone is wider than the card. */
function Part({ text }: { text: string }) {
  return inTurn(text.split(' ')).map((word) => (
    <Fragment key={word.key}>
      {!word.isFirst && ' '}
      <span className={classes.measure}>
        {inTurn(word.text.split(afterSign)).map((piece) => (
          <Fragment key={piece.key}>
            {!piece.isFirst && <wbr />}
            {piece.text}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ))
}

/** With a key each, of all that stands before it: a size may name the same measure twice. */
const inTurn = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    text,
    key: texts.slice(0, index + 1).join(' '),
    isFirst: index === 0,
    isLast: index === texts.length - 1,
  }))

const afterSign = /(?<=[×·]\u00a0)/
