import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeVariant } from '../../../openapi/generated/schema.ts'
import { pastedCells } from './pasted-cells.ts'
import { figureOf, figures, type Figure, type Values } from './product-values.ts'
import classes from './variant-table.module.css'
import type { ProductDraft } from './use-product-draft.ts'

interface VariantTableProps {
  variants: readonly OfficeVariant[]
  draft: ProductDraft
  /** Who only counts changes the stock alone. */
  mayPrice: boolean
}

/** The variants with what is changed most, in cells that take rows of a spreadsheet. */
export function VariantTable({ variants, draft, mayPrice }: VariantTableProps) {
  const { t } = useTranslation('officeProducts')
  const [pasted, setPasted] = useState<{ taken: number; left: number }>()
  const editable = mayPrice ? figures : (['stock'] as const)
  const paste = (event: ClipboardEvent, row: number, figure: Figure) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    const column = editable.findIndex((one) => one === figure)
    const texts: Record<string, string> = {}
    let left = 0
    for (const [down, line] of cells.entries())
      for (const [right, text] of line.entries()) {
        const [variant, one] = [variants[row + down], editable[column + right]]
        if (variant && one) texts[figureOf(one, variant)] = text
        else left += 1
      }
    draft.type(texts as Values)
    setPasted({ taken: Object.keys(texts).length, left })
  }
  return (
    <>
      <table className={classes.variants}>
        <thead>
          <tr>
            <th>{t('color')}</th>
            <th>{t('size')}</th>
            <th className={classes.wide}>{t('code')}</th>
            {figures.map((figure) => (
              <th key={figure} className={classes.right}>
                {t(`figure_${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, row) => (
            <tr key={variant.variantId}>
              <td className={classes.color}>
                <span style={{ background: variant.color.hex }} aria-hidden />
                {variant.color.name}
              </td>
              <td className={classes.size}>{variant.sizeLabel}</td>
              <td className={`${classes.wide} note`}>{variant.code}</td>
              {figures.map((figure) => (
                <FigureCell
                  key={figure}
                  {...{ variant, figure, draft }}
                  isFixed={!editable.some((one) => one === figure)}
                  onPaste={(event) => paste(event, row, figure)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('tiersHint')}</p>
      <p className="note">
        {t('pasteHint')}{' '}
        <span role="status">
          {pasted && t('pasted', { count: pasted.taken })}
          {pasted && pasted.left > 0 && ` · ${t('pastedLeft', { count: pasted.left })}`}
        </span>
      </p>
    </>
  )
}

interface FigureCellProps {
  variant: OfficeVariant
  figure: Figure
  draft: ProductDraft
  isFixed: boolean
  onPaste: (event: ClipboardEvent) => void
}

function FigureCell({ variant, figure, draft, isFixed, onPaste }: FigureCellProps) {
  const { t } = useTranslation('officeProducts')
  const name = figureOf(figure, variant)
  const text = draft.values[name] ?? ''
  const label = t(`figure_${figure}`)
  if (isFixed)
    return (
      <td className={classes.right} data-label={label}>
        {text || '–'}
      </td>
    )
  const fault = draft.faults.get(name)
  const faultId = `fault ${name}`.replaceAll(' ', '-')
  return (
    <td className={classes.cell} data-label={label} data-changed={draft.changed.includes(name) || undefined}>
      <input
        inputMode={figure === 'tiers' ? 'text' : figure === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={figure === 'tiers' ? 80 : 20}
        aria-label={`${label} ${variant.color.name} ${variant.sizeLabel}`}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && faultId}
        data-figure={figure}
        placeholder={figure === 'special' || figure === 'tiers' ? '–' : undefined}
        value={text}
        onChange={(event) => draft.type({ [name]: event.target.value })}
        onFocus={(event) => event.target.select()}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (event.key === 'Escape') draft.undo(name)
          else walk(event)
        }}
      />
      {fault && (
        <small id={faultId} role="alert">
          {t(`fault_${fault}`)}
        </small>
      )}
    </td>
  )
}

/** Up, down and Enter go along the column. */
function walk(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const { figure } = event.currentTarget.dataset
  const column = event.currentTarget.closest('table')?.querySelectorAll(`input[data-figure=${figure}]`) ?? []
  const place = [...column].indexOf(event.currentTarget)
  const next = column[place + step]
  if (next instanceof HTMLInputElement) next.focus()
}
