import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShippingOption } from '../../../openapi/generated/schema.ts'
import { useRecord } from '../../flows/record/use-record.ts'
import { formatPrice } from '../../lib/formats/money.ts'
import { paths } from '../../lib/paths.ts'
import { isPostcode, postcodeText } from '../../lib/rules/postcode.ts'
import classes from './delivery-box.module.css'
import { readDeliveryOffers } from './read-delivery-offers.ts'
import { stored } from '../../lib/browser/stored.ts'
import { useArrivalWords } from '../../lib/hooks/use-arrival-words.ts'

/** Where the shopper has products sent, as last typed. Empty before. */
const deliveryPostcode = stored('delivery-postcode', postcodeText, '')

/** The server knows none. */
const useDeliveryPostcode = () =>
  useSyncExternalStore(deliveryPostcode.follow, deliveryPostcode.read, () => '')

/** What sending costs and when it arrives, by a postcode that is remembered, and that it can be fetched. */
export function DeliveryBox({ lines }: { lines: string }) {
  const { t } = useTranslation('delivery')
  const known = useDeliveryPostcode()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const id = useId()
  const postcode = typed ?? known
  const isWhole = isPostcode(postcode)
  const isWrong = isLeft && postcode !== '' && !isWhole
  return (
    <section className={classes.box} aria-label={t('delivery')}>
      <div className={classes.place}>
        <label htmlFor={id}>{t('sendTo')}</label>
        <input
          id={id}
          name="deliveryPostcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          placeholder="10500"
          value={postcode}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target: { value } }) => {
            setTyped(value)
            setIsLeft(false)
            if (isPostcode(value)) deliveryPostcode.write(value)
          }}
          onBlur={() => setIsLeft(true)}
        />
        <span id={`${id}-note`} className={classes.note} data-wrong={isWrong || undefined}>
          {isWrong ? t('postcodeWrong') : t('postcode')}
        </span>
      </div>
      <ul>
        <li>
          <IconTruckDelivery stroke={1.6} aria-hidden />
          <div role="status">
            {isWhole ? (
              <Offer key={`${postcode} ${lines}`} postcode={postcode} lines={lines} />
            ) : (
              <p>
                {t('typePostcode')}
                <span className="remark">{t('typePostcodeText')}</span>
              </p>
            )}
          </div>
        </li>
        <li>
          <IconBuildingStore stroke={1.6} aria-hidden />
          <p>
            <Link to={`${paths.about}#contact`}>{t('pickUp')}</Link>
            <span className="remark">{t('pickUpText')}</span>
          </p>
          <b>{t('free')}</b>
        </li>
      </ul>
    </section>
  )
}

/** The cheapest way there is; the others are chosen from at the checkout. */
function Offer({ postcode, lines }: { postcode: string; lines: string }) {
  const { t } = useTranslation(['delivery', 'checkout'])
  const [parcel] = useState({ postcode, lines })
  const { view, retry } = useRecord('delivery', parcel, readDeliveryOffers)
  const words = useArrivalWords()
  if (view.kind === 'loading') return <p aria-busy>{t('reckoning')}</p>
  if (view.kind !== 'shown')
    return (
      <p>
        {t('failed')}
        <button type="button" className="text-button" onClick={retry}>
          {t('again')}
        </button>
      </p>
    )
  const cheapest = cheapestOf(view.item)
  if (!cheapest?.arrival)
    return (
      <p>
        {t(view.item.length === 0 ? 'outside' : 'tooMuch')}
        <span className="remark">{t('askTheShop')}</span>
      </p>
    )
  return (
    <>
      <p>
        {words.arrives(cheapest.arrival)}
        <span className="remark">
          {words.orderBefore(cheapest.arrival)} · {cheapest.name}
        </span>
      </p>
      <b>{formatPrice(cheapest.price.amount)}</b>
    </>
  )
}

function cheapestOf(options: readonly ShippingOption[]): ShippingOption | undefined {
  const possible = options.filter(({ available }) => available)
  return possible.toSorted((one, other) => one.price.amount - other.price.amount)[0]
}
