import { useTranslation } from 'react-i18next'
import type { OfficeVariant } from '../../../openapi/generated/schema.ts'
import { amountIn, figureOf, figures } from './product-values.ts'
import classes from './products.module.css'
import type { ProductDraft } from './use-product-draft.ts'

/** What saving would change of the variants: before and after. */
export function UnsavedChanges({
  variants,
  draft,
}: {
  variants: readonly OfficeVariant[]
  draft: ProductDraft
}) {
  const { t } = useTranslation('officeProducts')
  const rows = variants.flatMap((variant) =>
    figures.flatMap((figure) => {
      const name = figureOf(figure, variant)
      if (!draft.changed.includes(name) || draft.faults.has(name)) return []
      const none = t('none')
      const [before, after] = [draft.stands[name] || none, draft.values[name] || none]
      return [{ name, variant, figure, before, after, percent: percentOf(before, after) }]
    }),
  )
  if (rows.length === 0) return null
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="unsaved">
      <h2 id="unsaved">{t('unsavedTitle')}</h2>
      <ul className={classes.unsaved}>
        {rows.map(({ name, variant, figure, before, after, percent }) => (
          <li key={name}>
            {variant.color.name} {variant.sizeLabel} {t(`figure_${figure}`)} <s>{before}</s> → <b>{after}</b>{' '}
            {(figure === 'price' || figure === 'special') && percent !== undefined && (
              <small>{percent}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `−9%`; undefined where one of the two is no amount. */
function percentOf(before: string, after: string): string | undefined {
  const [one, other] = [amountIn(before), amountIn(after)]
  if (one === undefined || other === undefined) return undefined
  const percent = Math.round((other / one - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}
