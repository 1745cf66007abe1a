import { useTranslation } from 'react-i18next'
import { planCuts } from '../../../machines/cut-plan.ts'
import type { Cutting } from '../../../openapi/generated/schema.ts'
import { CutDrawing, letterOf, piecesOn } from '../../components/cut-drawing/cut-drawing.tsx'
import { CutNote } from '../../components/cut-note/cut-note.tsx'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import classes from './packing-slips.module.css'

/** What the saw does for a line of an order: each size to be ticked, and the drawing of the sheets. */
export function CutSheets({ cutting }: { cutting: Cutting }) {
  const { t } = useTranslation('office')
  const { length: measure } = useFormat()
  const { pieces, width, length, kerf } = cutting
  const sheet = { width, length }
  return (
    <div className={classes.cutting}>
      <b>
        <CutNote cutting={cutting} />
      </b>
      <p>{t('slipKerf', { kerf: measure(kerf, 'millimetre'), count: cutting.cuts })}</p>
      <ul>
        {pieces.map((piece, row) => (
          <li key={letterOf(row)}>
            <i aria-hidden />
            {`${letterOf(row)} ${formatNumber(piece.width)} × ${measure(piece.length, 'millimetre')} × ${piece.count}`}
            {!piece.mayTurn && ` ${t('slipNotTurned')}`}
          </li>
        ))}
      </ul>
      <CutDrawing
        plan={planCuts(pieces, sheet, kerf)}
        sheet={sheet}
        offcutName={t('slipOffcut')}
        caption={({ from, count, planned }) => (
          <>
            <b>{count > 1 ? t('slipSheets', { from, to: from + count - 1 }) : t('slipSheet', { from })}</b>
            <span>{piecesOn(planned)}</span>
          </>
        )}
        label={({ from, planned }) => `${t('slipSheet', { from })} ${piecesOn(planned)}`}
      />
    </div>
  )
}
