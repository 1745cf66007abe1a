import { Box, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { formatNumber } from '../../lib/formats/format-number.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import table from '../parts/table.module.css'
import { useAskBeforeLeaving } from '../hooks/use-ask-before-leaving.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { changeOf, priceOf, stillTyped, type TypedPrices, typedPrices } from './price-change.ts'
import { changeQuotation } from './quotation-query.ts'
import classes from './quotation-screen.module.css'

interface PriceFormProps {
  quotation: Quotation
  isOpen: boolean
  onChanged: () => void
}

/** The lines and the freight; while the quotation is open, with fields for their prices. */
export function PriceForm({ quotation, isOpen, onChanged }: PriceFormProps) {
  const { t } = useTranslation('officeQuotations')
  const { amount } = useFormat()
  const { version } = quotation
  const standing = typedPrices(quotation)
  /** Only what was typed: the other fields show what the quotation says by now. */
  const [typed, setTyped] = useState<TypedPrices>({})
  const [seenVersion, setSeenVersion] = useState(version)
  if (version !== seenVersion) {
    setSeenVersion(version)
    setTyped(stillTyped(typed, standing))
  }
  /** What was typed when the prices were last sent. */
  const [sent, setSent] = useState<TypedPrices>()
  const prices = { ...standing, ...typed }
  const [isChecked, setIsChecked] = useState(false)
  const edit = useEdit(onChanged)
  const change = changeOf(quotation, prices)
  // Saved prices are not lost, although the quotation says them only when it is read again.
  const isAllSaved = edit.isSaved && typed === sent
  const isChanged = isOpen && !isAllSaved && Object.keys(stillTyped(typed, standing)).length > 0
  useAskBeforeLeaving(isChanged)
  const field = (key: string, label: string, price: number) =>
    isOpen ? (
      <TextInput
        aria-label={label}
        inputMode="decimal"
        value={prices[key] ?? ''}
        maxLength={12}
        error={isChecked && priceOf(key, prices[key]) === undefined ? t('wrongPrice') : null}
        onChange={(event) => setTyped({ ...typed, [key]: event.currentTarget.value })}
      />
    ) : (
      formatPrice(price)
    )
  return (
    <Box
      component="form"
      my={20}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (!change) return
        setSent(typed)
        edit.save(changeQuotation(quotation.id, change))
      }}
    >
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t('line')}</th>
            <th className={table.right}>{t('quantity')}</th>
            <th className={table.right}>{t('unitPrice')}</th>
            <th className={table.right}>{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {quotation.items.map(({ position, code, name, color, size, quantity, unit, unitPrice, total }) => (
            <tr key={position}>
              <td>
                {name} {color.name} {size}
                <small>{code}</small>
              </td>
              <td className={table.right}>{amount(quantity, unit)}</td>
              <td className={`${table.right} ${classes.price}`}>
                {field(String(position), t('priceOf', { name: `${name} ${size}` }), unitPrice.amount)}
              </td>
              <td className={table.right}>{formatPrice(total.amount)}</td>
            </tr>
          ))}
          <tr>
            <td>
              {t('freight')}
              <small>{quotation.shippingName}</small>
            </td>
            <td className={table.right}>{formatNumber(1)}</td>
            <td className={`${table.right} ${classes.price}`}>
              {field('freight', t('freight'), quotation.shippingPrice.amount)}
            </td>
            <td className={table.right}>{formatPrice(quotation.shippingPrice.amount)}</td>
          </tr>
        </tbody>
      </table>
      <Text p="10 8" ta="right">
        {t('totalWithVat', { vat: formatPrice(quotation.amount.vat.amount) })}{' '}
        <b>{formatPrice(quotation.amount.total.amount)}</b>
      </Text>
      <EditNotices edit={edit} conflict={t('conflict')} />
      {isOpen && (
        <Group gap="8 16" c="dimmed">
          <ActionButton type="submit" primary isWaiting={edit.isSaving}>
            {t('save')}
          </ActionButton>
          <span>{t('isTold')}</span>
          <span role="status">{edit.isSaved && !isChanged && t('saved')}</span>
        </Group>
      )}
    </Box>
  )
}
