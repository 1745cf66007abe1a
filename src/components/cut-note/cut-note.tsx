import { useTranslation } from 'react-i18next'
import { cutPieceCount } from '../../../machines/cut-plan.ts'
import type { Cutting } from '../../../openapi/generated/schema.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './cut-note.module.css'

/** How many pieces are cut from how many sheets of a line; with `isFull` also which, and what the cuts cost. */
export function CutNote({ cutting, isFull = false }: { cutting: Cutting; isFull?: boolean }) {
  const { t } = useTranslation('parts')
  const { lengthUnit } = useFormat()
  const { pieces, sheets, cuts, price } = cutting
  return (
    <span className={`remark ${classes.note}`}>
      <span className="no-break">{t('cutPieces', { count: cutPieceCount(pieces) })}</span>{' '}
      <span className="no-break">{t('cutFromSheets', { count: sheets })}</span>
      {isFull && (
        <>
          {' · '}
          <span className="no-break">{t('cutPrice', { count: cuts, price: formatPrice(price.amount) })}</span>
          <span className={classes.pieces}>
            {pieces.map(({ width, length, count, mayTurn }) => (
              <span key={`${width} ${length} ${mayTurn}`} className="no-break">
                {`${formatNumber(width)} × ${formatNumber(length)} ${lengthUnit('millimetre')} (${count})`}
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  )
}
