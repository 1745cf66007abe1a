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
      {parts.map((part, index) => (
        // A line breaks after the dot, not before it.
        <Part key={`${index} ${part}`} text={index < parts.length - 1 ? `${part}\u00a0· ` : part} />
      ))}
    </p>
  )
}

/** Only plain spaces break a line; a measure stays whole, unless it alone is wider than the card. */
function Part({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={`${index} ${word}`}>
      {index > 0 && ' '}
      <span className={classes.measure}>
        {word.split(afterSign).map((piece, place) => (
          <Fragment key={`${place} ${piece}`}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ))
}

const afterSign = /(?<=[×·]\u00a0)/
