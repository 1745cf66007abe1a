import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Bill } from '../../../components/bill/bill.tsx'
import { CountryFlag } from '../../../components/country-flag/country-flag.tsx'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { DimensionLine } from '../../../components/dimension-line/dimension-line.tsx'
import { Price } from '../../../components/price/price.tsx'
import { DiscountTag, ProductStatusTag } from '../../../components/tag/tag.tsx'
import { countryCodes } from '../../../features/account/customer-choices.ts'
import { Part } from './part.tsx'
import classes from './parts-page.module.css'
import { useOptions } from './use-options.tsx'

export const productParts = ['Price', 'Badge', 'CountryFlag', 'DimensionLine', 'Bill', 'DataRows']

/** What says something of goods and of money. */
export function ProductParts() {
  return (
    <>
      <Prices />
      <Tags />
      <Flags />
      <Lines />
      <Bills />
      <Rows />
    </>
  )
}

function Prices() {
  const { t } = useTranslation('showcase')
  const [{ price, specialPrice, ...look }, options] = useOptions({
    size: ['normal', 'small', 'large'],
    satang: ['always', 'whenNeeded'],
    price: 1480,
    specialPrice: 1390,
    isFrom: false,
    isQuiet: false,
  })
  return (
    <Part name="Price" options={options}>
      <Price price={{ amount: price }} specialPrice={{ amount: specialPrice }} unit={t('unit')} {...look} />
    </Part>
  )
}

function Tags() {
  const { t } = useTranslation('showcase')
  const [{ status, percent }, options] = useOptions({
    status: ['soldOut', 'cancelled', 'available'],
    percent: 12,
  })
  return (
    <Part name="Badge" options={options}>
      <div className={classes.row}>
        <Badge>{t('label')}</Badge>
        <ProductStatusTag status={status} />
        <DiscountTag percent={percent} />
      </div>
    </Part>
  )
}

function Flags() {
  const [{ code, size, rounded, shadow }, options] = useOptions({
    code: [...countryCodes, 'EN', 'ZZ'],
    size: ['big', 'normal', 'small'],
    rounded: false,
    shadow: false,
  })
  return (
    <Part name="CountryFlag" options={options}>
      <CountryFlag key={code} code={code} label={code} size={size} rounded={rounded} shadow={shadow} />
    </Part>
  )
}

function Lines() {
  const [{ isUpright }, options] = useOptions({ isUpright: false })
  return (
    <Part name="DimensionLine" options={options}>
      <div style={isUpright ? { height: 160 } : { width: 240 }}>
        <DimensionLine isUpright={isUpright}>1,220</DimensionLine>
      </div>
    </Part>
  )
}

function Bills() {
  const { t } = useTranslation('showcase')
  const baht = (amount: number) => <Price price={{ amount }} size="small" />
  return (
    <Part name="Bill">
      <div className={classes.field}>
        <Bill
          title={t('bill')}
          lines={[
            { name: t('goods'), value: baht(2960) },
            { name: t('saved'), value: baht(180), tone: 'saved' },
            { name: t('shipping'), value: t('notChosen'), tone: 'quiet' },
          ]}
          total={{ name: t('total'), value: <Price price={{ amount: 2780 }} size="large" /> }}
          note={t('hint')}
        />
      </div>
    </Part>
  )
}

function Rows() {
  const { t } = useTranslation('showcase')
  return (
    <Part name="DataRows">
      <div className={classes.field}>
        <DataRows
          rows={[
            { name: t('first'), value: '1,220 × 2,440' },
            { name: t('second'), value: '10.63' },
          ]}
        />
      </div>
    </Part>
  )
}
