import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Price } from '../../../../components/price/price.tsx'
import { formatNumber } from '../../../../lib/formats/format-number.ts'
import { useFormat } from '../../../../lib/formats/use-format.ts'
import type { Choice, SizeOption } from './product-choice.ts'
import { nextInColumn, type SizeGrid } from './size-grid.ts'
import classes from './size-matrix.module.css'

interface SizeMatrixProps {
  grid: SizeGrid
  choice: Choice
  group: string
  unit: string
  onChoose: (label: string) => void
}

const isVertical = (key: string) => key === 'ArrowUp' || key === 'ArrowDown'

/** The sizes as a table of prices: width and length across, thickness down. Each cell is a radio button. */
export function SizeMatrix({ grid, choice, group, unit, onChoose }: SizeMatrixProps) {
  const { t } = useTranslation('products')
  const { lengthUnit } = useFormat()
  const body = useRef<HTMLTableSectionElement>(null)

  /** A browser moves through radio buttons in their order; up and down in a table mean its rows. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, label: string) {
    if (!isVertical(event.key)) return
    event.preventDefault()
    const next = nextInColumn(grid, label, event.key)
    if (!next) return
    const radios = body.current?.querySelectorAll('input') ?? []
    ;[...radios].find(({ value }) => value === next.label)?.focus()
    onChoose(next.label)
  }

  return (
    <table className={classes.matrix} data-columns={grid.columns.length}>
      <caption className="visually-hidden">{t('matrixCaption', { unit })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('thicknessIn', { unit: lengthUnit(grid.unit) })}</th>
          {grid.columns.map(({ width, length }) => (
            <th key={`${width} ${length}`} scope="col">
              <span className="no-break">{formatNumber(width)} ×</span>{' '}
              <span className="no-break">{formatNumber(length)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {grid.rows.map(({ thickness, cells }) => (
          <tr key={thickness}>
            <th scope="row">{formatNumber(thickness)}</th>
            {cells.map((cell, column) => (
              <td key={cell?.label ?? column}>
                {cell ? (
                  <Cell
                    option={cell}
                    isChosen={cell.label === choice.size.label}
                    colorName={choice.color.name}
                    {...{ group, unit, onKeyDown }}
                    onChoose={() => onChoose(cell.label)}
                  />
                ) : (
                  <span className={classes.none} aria-label={t('notMade')} role="img">
                    –
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  option: SizeOption
  isChosen: boolean
  colorName: string
  group: string
  unit: string
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, label: string) => void
  onChoose: () => void
}

function Cell({ option, isChosen, colorName, group, unit, onKeyDown, onChoose }: CellProps) {
  const { t } = useTranslation(['products', 'parts'])
  const { label, size, availability } = option
  return (
    <label className={classes.cell} data-state={availability}>
      <input
        className="unseen"
        type="radio"
        name={group}
        value={label}
        checked={isChosen}
        onChange={onChoose}
        onKeyDown={(event) => onKeyDown(event, label)}
      />
      <span className="visually-hidden">{label} </span>
      <Price
        price={size.price}
        specialPrice={size.specialPrice}
        satang="whenNeeded"
        size="small"
        isQuiet={availability !== 'available'}
      />
      <span className="visually-hidden"> /{unit} </span>
      {availability === 'soldOut' && <em>{t('parts:soldOut')}</em>}
      {availability === 'missing' && (
        <span className="visually-hidden">{t('sizeMissing', { color: colorName })}</span>
      )}
    </label>
  )
}
