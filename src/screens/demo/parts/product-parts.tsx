import { Badge } from '@mantine/core'
import { Bill } from '../../../components/bill/bill.tsx'
import { CountryFlag } from '../../../components/country-flag/country-flag.tsx'
import { DataRows } from '../../../components/data-rows/data-rows.tsx'
import { DimensionLine } from '../../../components/dimension-line/dimension-line.tsx'
import { Price } from '../../../components/price/price.tsx'
import { DiscountTag, ProductStatusTag } from '../../../components/tag/tag.tsx'
import { countryCodes } from '../../../features/account/customer-choices.ts'
import { part } from './part.tsx'
import classes from './parts-page.module.css'

const baht = (amount: number) => <Price price={{ amount }} size="small" />

/** What says something of goods and of money. */
export const productParts = {
  Price: part(
    {
      size: ['normal', 'small', 'large'],
      satang: ['always', 'whenNeeded'],
      price: 1480,
      specialPrice: 1390,
      isFrom: false,
      isQuiet: false,
    },
    ({ t, price, specialPrice, ...look }) => (
      <Price price={{ amount: price }} specialPrice={{ amount: specialPrice }} unit={t('unit')} {...look} />
    ),
  ),
  Badge: part({ status: ['soldOut', 'cancelled', 'available'], percent: 12 }, ({ t, status, percent }) => (
    <div className={classes.row}>
      <Badge>{t('label')}</Badge>
      <ProductStatusTag status={status} />
      <DiscountTag percent={percent} />
    </div>
  )),
  CountryFlag: part(
    {
      code: [...countryCodes, 'EN', 'ZZ'],
      size: ['big', 'normal', 'small'],
      rounded: false,
      shadow: false,
    },
    ({ code, size, rounded, shadow }) => (
      <CountryFlag key={code} code={code} label={code} size={size} rounded={rounded} shadow={shadow} />
    ),
  ),
  DimensionLine: part({ isUpright: false }, ({ isUpright }) => (
    <div style={isUpright ? { height: 160 } : { width: 240 }}>
      <DimensionLine isUpright={isUpright}>1,220</DimensionLine>
    </div>
  )),
  Bill: part({}, ({ t }) => (
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
  )),
  DataRows: part({}, ({ t }) => (
    <div className={classes.field}>
      <DataRows
        rows={[
          { name: t('first'), value: '1,220 × 2,440' },
          { name: t('second'), value: '10.63' },
        ]}
      />
    </div>
  )),
}
