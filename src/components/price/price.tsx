import { useTranslation } from 'react-i18next'
import { priceParts, priceToPay } from '../../lib/formats/money.ts'
import classes from './price.module.css'

interface Money {
  amount: number
}

interface PriceProps {
  price: Money
  /** If it is greater than 0, it is shown first and in red, with the normal price struck through beside it. */
  specialPrice?: Money | undefined
  /** The unit that the price applies to: "แผ่น", "ม้วน". */
  unit?: string | undefined
  size?: 'small' | 'normal' | 'large'
  /** Lists show whole baht without decimals; product page, cart, checkout and order always show two. */
  satang?: 'always' | 'whenNeeded'
  /** Marks the price as the lowest of several. */
  isFrom?: boolean
  /** Mutes the price of a product that cannot be bought now. */
  isQuiet?: boolean
}

/** A formatted price: ฿ and satang small, whole baht bold, the unit in grey. */
export function Price({ price, specialPrice, unit, size = 'normal', isFrom, isQuiet, ...rest }: PriceProps) {
  const { t } = useTranslation('parts')
  const satang = rest.satang ?? 'always'
  const now = priceToPay(price, specialPrice)
  const isSpecial = now !== price.amount
  return (
    <span className={classes.prices} data-size={size} data-quiet={isQuiet || undefined}>
      {isSpecial && <span className="visually-hidden">{t('specialPrice')} </span>}
      <span className={classes.price} data-special={isSpecial || undefined}>
        {isFrom && <span className={classes.from}>{t('priceFrom')} </span>}
        <Amount amount={now} satang={satang} />
        {unit && <span className={classes.unit}>/{unit}</span>}
      </span>
      {isSpecial && (
        <>
          {' '}
          <span className="visually-hidden">{t('normalPrice')} </span>
          <s className={classes.was}>
            <Plain amount={price.amount} satang={satang} />
          </s>
        </>
      )}
    </span>
  )
}

type AmountProps = { amount: number; satang: 'always' | 'whenNeeded' }

const shownSatang = (part: string, when: AmountProps['satang']) =>
  when === 'whenNeeded' && part === '.00' ? '' : part

function Amount({ amount, satang }: AmountProps) {
  const parts = priceParts(amount)
  return (
    <>
      <span className={classes.sign}>฿</span>
      {parts.baht}
      <span className={classes.small}>{shownSatang(parts.satang, satang)}</span>
    </>
  )
}

function Plain({ amount, satang }: AmountProps) {
  const parts = priceParts(amount)
  return `฿${parts.baht}${shownSatang(parts.satang, satang)}`
}
