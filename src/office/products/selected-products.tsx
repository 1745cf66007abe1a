import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfficeProduct, OfficeProductOverview } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { formatPrice } from '../../lib/formats/money.ts'
import { BulkReport } from '../bulk/bulk-report.tsx'
import type { BulkRun } from '../bulk/use-bulk-run.ts'
import bar from '../parts/foot-bar.module.css'
import { percentIn, pricedBy, taskOf, type BulkChange } from './bulk-change.ts'

interface SelectedProductsProps {
  chosen: readonly OfficeProduct[]
  categories: OfficeProductOverview['categories']
  all: BulkRun
  onUntick: (product: OfficeProduct) => void
  onClear: () => void
}

/** What is asked for before it is done. */
type Asked = 'show' | 'hide' | 'category' | 'price'

/** What can be done to all chosen goods. Each is asked about once more. */
export function SelectedProducts({
  chosen,
  categories,
  all: { run, isRunning, runAll },
  onUntick,
  onClear,
}: SelectedProductsProps) {
  const { t } = useTranslation(['officeProducts', 'office', 'parts'])
  const [asked, ask] = useState<Asked>()
  const [category, setCategory] = useState('')
  const [percent, setPercent] = useState('')
  const percentage = percentIn(percent)
  const fitting = {
    show: chosen.filter(({ isForSale }) => !isForSale),
    hide: chosen.filter(({ isForSale }) => isForSale),
    category: chosen,
    price: chosen,
  }
  const wishes: Record<Asked, BulkChange | undefined> = {
    show: { type: 'status', isForSale: true },
    hide: { type: 'status', isForSale: false },
    category: category === '' ? undefined : { type: 'category', category },
    price: percentage === undefined ? undefined : { type: 'price', percent: percentage },
  }
  const [first] = chosen
  const example = first?.prices?.min.amount
  const confirm = () => {
    const wish = asked && wishes[asked]
    if (!asked || !wish) return
    ask(undefined)
    runAll(
      t(`bulk_${asked}`),
      fitting[asked].map((product) =>
        // Once more would change its price once more; what was refused stays chosen.
        taskOf(product, wish, wish.type === 'price' ? () => onUntick(product) : undefined),
      ),
    )
  }
  return (
    <div className={bar.bar} role="region" aria-label={t('office:chosen')}>
      <b>{t('office:chosenCount', { count: chosen.length })}</b>
      {(['show', 'hide', 'category', 'price'] as const).map((one) => (
        <ActionButton
          key={one}
          isSmall
          disabled={fitting[one].length === 0 || isRunning}
          onClick={() => ask(one)}
        >
          {t(`bulk_${one}`)} {fitting[one].length}
        </ActionButton>
      ))}
      <ActionButton isSmall tone="quiet" disabled={isRunning} onClick={onClear}>
        {t('office:clearChosen')}
      </ActionButton>
      <BulkReport run={run} />
      {asked && (
        <ConfirmDialog
          opened
          title={t(`bulk_${asked}`)}
          confirmLabel={t('bulkConfirm', { count: fitting[asked].length })}
          cancelLabel={t('parts:close')}
          onCancel={() => ask(undefined)}
          onConfirm={confirm}
          isDisabled={!wishes[asked]}
        >
          <p>{t(`bulkText_${asked}`, { count: fitting[asked].length })}</p>
          {asked === 'category' && (
            <NativeSelect
              label={t('category')}
              value={category}
              onChange={(event) => setCategory(event.target.value)}
              data={[
                { value: '', label: t('chooseCategory') },
                ...categories.map(({ path, name }) => ({ value: path, label: name })),
              ]}
            />
          )}
          {asked === 'price' && (
            <TextInput
              label={t('percent')}
              inputMode="text"
              autoComplete="off"
              maxLength={8}
              placeholder="-5"
              value={percent}
              error={percent !== '' && percentage === undefined && t('percentWrong')}
              description={
                first && example !== undefined && percentage !== undefined
                  ? `${first.name} ${formatPrice(example)} → ${formatPrice(pricedBy(example, percentage))}`
                  : t('percentHint')
              }
              onChange={(event) => setPercent(event.target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}
