import { useTranslation } from 'react-i18next'
import { cutPieceCount, type CutPlan } from '../../../../machines/cut-plan.ts'
import { inSatang, linePrice, unitPrice } from '../../../../machines/quantity-prices.ts'
import type { CutPiece, CuttingTerms, VariantSize } from '../../../../openapi/generated/schema.ts'
import { Bill } from '../../../components/bill/bill.tsx'
import { Price } from '../../../components/price/price.tsx'
import { totalWeight } from '../../../lib/formats/format-measure.ts'
import { formatPrice, shortPrice } from '../../../lib/formats/money.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'

interface CutBillProps {
  pieces: CutPiece[]
  plan: CutPlan
  size: VariantSize
  terms: CuttingTerms
}

/** What the sheets and the cuts cost. The server counts it again. */
export function CutBill({ pieces, plan: { sheets, cuts }, size, terms }: CutBillProps) {
  const { t } = useTranslation('cutting')
  const { weight } = useFormat()
  const count = sheets.length
  const goods = linePrice(size, count)
  const cutting = (cuts * inSatang(terms.price)) / 100
  const total = (inSatang({ amount: goods }) + inSatang({ amount: cutting })) / 100
  return (
    <Bill
      title={t('priceOf', { count: cutPieceCount(pieces) })}
      lines={[
        {
          name: t('sheetsPrice', { count, each: shortPrice(unitPrice(size, count)) }),
          value: formatPrice(goods),
        },
        {
          name: t('cutsPrice', { count: cuts, each: shortPrice(terms.price.amount) }),
          value: formatPrice(cutting),
        },
      ]}
      total={{ name: t('total'), value: <Price price={{ amount: total }} size="large" /> }}
      note={t('vatAndWeight', { weight: weight(totalWeight([{ weight: size.weight, quantity: count }])) })}
    />
  )
}
