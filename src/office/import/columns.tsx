import { useTranslation } from 'react-i18next'
import classes from './import.module.css'

const columns = [
  ['code, variant', 'keys'],
  ['price, special_price', 'price'],
  ['price_tiers', 'tiers'],
  ['stock', 'stock'],
  ['name_th, name_en', 'name'],
] as const

/** What the columns hold that most files have. */
export function Columns() {
  const { t } = useTranslation('officeImport')
  return (
    <section className={`office-panel ${classes.panel}`} aria-labelledby="import-columns">
      <h2 id="import-columns">{t('columns')}</h2>
      <dl className={classes.names}>
        {columns.map(([names, words]) => (
          <div key={names}>
            <dt>{names}</dt>
            <dd>{t(`column_${words}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('columnsNote')}</p>
    </section>
  )
}
