import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Address, CartItem } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ChoiceRows } from '../../components/choice-rows/choice-rows.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Price } from '../../components/price/price.tsx'
import { useCart } from '../../flows/cart/use-cart.ts'
import { cartTotal } from '../../flows/cart/cart-sums.ts'
import { useEditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { useProfile } from '../../flows/profile/use-profile.ts'
import { formatPhoneNumber } from '../../lib/forms/phone-number.ts'
import { addressText } from '../../lib/thai-addresses/format-address.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import classes from './quotation-request-form.module.css'
import { buyersOf } from './buyers.ts'
import { quotationPath } from './quotation-paths.ts'
import { askForQuotation, isCartChanged } from './quotation-api.ts'
import { ShippingRows } from './shipping-rows.tsx'

interface QuotationRequestFormProps {
  items: readonly CartItem[]
  addresses: readonly Address[]
  onCartChanged: () => void
}

/** Where the goods would go, how, and in whose name the quotation is made out. */
export function QuotationRequestForm({ items, addresses, onCartChanged }: QuotationRequestFormProps) {
  const { t } = useTranslation('quotations')
  const problemText = useProblemText()
  const navigate = useNavigate()
  const cart = useCart()
  const profile = useProfile((snapshot) => snapshot.context.profile)
  const [addressId, setAddressId] = useState(
    () => (addresses.find(({ isDefault }) => isDefault) ?? addresses[0])?.id,
  )
  const [shippingId, setShippingId] = useState<string>()
  const [buyerKey, setBuyerKey] = useState<string>()
  const ask = useEditRecord(askForQuotation, cart.readAgain)
  const address = addresses.find(({ id }) => id === addressId)
  const buyers = address ? buyersOf(profile, address) : []
  const buyer = buyers.find(({ key }) => key === buyerKey) ?? buyers[0]
  const cartItemIds = items.map(({ cartItemId }) => cartItemId)
  const send = () => {
    if (!address || !buyer || shippingId === undefined) return
    const { id: addressBookId, ...place } = address
    ask.save({
      request: {
        cartItemIds,
        deliveryAddress: { addressBookId, ...place },
        billingAddress: buyer.address,
        shippingId,
      },
      onCartChanged: () => {
        cart.readAgain()
        setShippingId(undefined)
        onCartChanged()
      },
      onIssued: ({ id }) => {
        cart.readAgain()
        void navigate(quotationPath(id), { replace: true })
      },
    })
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Goods items={items} />
      <ChoiceRows
        name="address"
        label={t('deliverTo')}
        value={addressId}
        onChange={(id) => {
          setAddressId(id)
          setShippingId(undefined)
        }}
        options={addresses.map((one) => ({
          value: one.id,
          label: (
            <>
              {`${one.recipientName} · `}
              <span className="no-break">{formatPhoneNumber(one.phoneNumber)}</span>
            </>
          ),
          note: addressText(one),
        }))}
      />
      {addressId !== undefined && (
        <ShippingRows
          key={`${addressId} ${cartItemIds.join(',')}`}
          shipment={{ addressBookId: addressId, cartItemIds: cartItemIds.join(',') }}
          value={shippingId}
          onChange={setShippingId}
        />
      )}
      <ChoiceRows
        name="buyer"
        label={t('inNameOf')}
        value={buyer?.key}
        onChange={setBuyerKey}
        options={buyers.map(({ key, address: { recipientName, taxId, ...place } }) => ({
          value: key,
          label: recipientName,
          note: [addressText(place), taxId && t('taxId', { taxId })].filter(Boolean).join(' · '),
        }))}
      />
      {ask.errorCode !== undefined && (
        <Notice tone="wrong">
          {isCartChanged(ask.errorCode) ? t('cartChanged') : problemText(ask.errorCode)}
        </Notice>
      )}
      <ActionButton type="submit" primary isFull isWaiting={ask.isSaving} disabled={shippingId === undefined}>
        {t('ask')}
      </ActionButton>
      <p className="note">{t('askNote')}</p>
    </form>
  )
}

function Goods({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('quotations')
  const { amount } = useFormat()
  return (
    <section className={classes.goods} aria-labelledby="goods-to-quote">
      <h2 id="goods-to-quote">{t('goods')}</h2>
      <ul>
        {items.map(({ cartItemId, name, variants, quantity, unit }) => (
          <li key={cartItemId}>
            {name} {variants[0]?.color.name}{' '}
            <span className="no-break note">{variants[0]?.sizes[0]?.label}</span>{' '}
            <span className="no-break">× {amount(quantity, unit ?? t('pieces'))}</span>
          </li>
        ))}
      </ul>
      <p className={classes.sum}>
        {t('goodsTotal')} <Price price={cartTotal(items)} />
      </p>
    </section>
  )
}
