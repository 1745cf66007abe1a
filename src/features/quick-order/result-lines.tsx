import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linePrice, unitPrice } from '../../../machines/quantity-prices.ts'
import type { VariantListItem } from '../../../openapi/generated/schema.ts'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { NextTier } from '../../components/price-tiers/next-tier.tsx'
import { Price } from '../../components/price/price.tsx'
import { Quantity } from '../../components/quantity/quantity.tsx'
import { useFormat } from '../../lib/formats/use-format.ts'
import { maxQuantity } from '../../lib/products/max-quantity.ts'
import type { QuickOrder, ShownLine } from '../../flows/quick-order/use-quick-order.ts'
import { NamedVariant } from './named-variant.tsx'
import classes from './quick-order.module.css'

/** How a line stands: it goes into the cart, it does but is to be looked at, or it does not. */
type Look = 'ready' | 'look' | 'open'

function lookOf({ ready, state, quantity, match, since }: ShownLine): Look {
  if (!ready) return 'open'
  return state === 'close' || since?.change === 'dearer' || quantity > (match?.stock ?? 0) ? 'look' : 'ready'
}

const looks = ['ready', 'look', 'open'] as const
const icons = { ready: IconCheck, look: IconAlertTriangle, open: IconX }

interface ResultLinesProps {
  lines: readonly ShownLine[]
  /** The line that the cart refused. */
  refused: number | undefined
  send: QuickOrder['send']
}

/** Each line with what it means, what is to be chosen, or what is wrong with it; those that need a choice stand first. */
export function ResultLines({ lines, refused, send }: ResultLinesProps) {
  const { t } = useTranslation('quickOrder')
  const rows = lines.map((line, index) => ({ line, index, look: lookOf(line) }))
  return (
    <section aria-label={t('results')}>
      <p className={classes.counts} role="status">
        {looks.map((look) => {
          const count = rows.filter((row) => row.look === look && !row.line.isSkipped).length
          return count > 0 ? (
            <span key={look} data-look={look}>
              {t(`counted_${look}`, { count })}
            </span>
          ) : null
        })}
      </p>
      <ul className={`ruled ${classes.results}`}>
        {rows.map(({ line, index, look }) => {
          const Icon = icons[look]
          return (
            <li key={index} data-look={look} data-refused={refused === index || undefined}>
              <Icon className={classes.icon} size={20} stroke={2} aria-hidden />
              <div className={classes.what}>
                <p className={classes.raw}>{line.text}</p>
                {line.match && <NamedVariant variant={line.match} />}
                <Message line={line} />
                {line.isSkipped && (
                  <button
                    type="button"
                    className="text-button"
                    onClick={() => send({ type: 'line.skip', index, isSkipped: false })}
                  >
                    {t('unskip')}
                  </button>
                )}
              </div>
              {line.match && !line.isSkipped && line.match.stock > 0 && (
                <Priced
                  variant={line.match}
                  quantity={Math.min(line.quantity, line.match.stock)}
                  onQuantity={(quantity) => send({ type: 'line.quantity', index, quantity })}
                />
              )}
              {!line.isSkipped && (
                <IconButton
                  label={`${t('skip')}: ${line.text}`}
                  onClick={() => send({ type: 'line.skip', index, isSkipped: true })}
                >
                  <IconX stroke={1.6} aria-hidden />
                </IconButton>
              )}
              {!line.isSkipped && line.state !== 'noQuantity' && line.offers.length > 0 && (
                <div className={classes.offers} role="group" aria-label={t('near', { text: line.text })}>
                  {line.offers.map((offer) => (
                    <button
                      key={offer.variantId}
                      type="button"
                      onClick={() => send({ type: 'line.choose', index, variantId: offer.variantId })}
                    >
                      <NamedVariant variant={offer} />
                      <Price
                        price={offer.price}
                        specialPrice={offer.specialPrice}
                        unit={offer.product.unit}
                        satang="whenNeeded"
                      />
                    </button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Message({ line }: { line: ShownLine }) {
  const { t } = useTranslation('quickOrder')
  const { amount } = useFormat()
  const { state, quantity, match, offers, isSkipped, since } = line
  const unit = (match ?? offers[0])?.product.unit ?? t('pieces')
  if (isSkipped) return <p className={classes.message}>{t('skipped')}</p>
  if (state === 'noQuantity') return <p className={classes.message}>{t('msg_noQuantity')}</p>
  if (since?.change === 'gone')
    return (
      <p className={classes.message}>
        {t('msg_gone')} {offers.length > 0 && t('msg_instead')}
      </p>
    )
  if (state === 'choose')
    return <p className={classes.message}>{t('msg_choose', { amount: amount(quantity, unit) })}</p>
  if (state === 'unknown')
    return <p className={classes.message}>{t(offers.length > 0 ? 'msg_unknown' : 'msg_unknownNone')}</p>
  if (match?.stock === 0) return <p className={classes.message}>{t('msg_soldOut')}</p>
  return (
    <>
      {since && (
        <p className={classes.message}>
          {t(since.change === 'dearer' ? 'msg_dearer' : 'msg_cheaper')}{' '}
          <Price price={since.before} unit={unit} satang="whenNeeded" />
        </p>
      )}
      {state === 'close' && <p className={classes.message}>{t('msg_close')}</p>}
      {match && quantity > match.stock && (
        <p className={classes.message}>
          {t('msg_fewer', { wanted: amount(quantity, unit), left: amount(match.stock, unit) })}
        </p>
      )}
    </>
  )
}

interface PricedProps {
  variant: VariantListItem
  quantity: number
  onQuantity: (quantity: number) => void
}

function Priced({ variant, quantity, onQuantity }: PricedProps) {
  const { t } = useTranslation('quickOrder')
  const { product, color, label, stock } = variant
  return (
    <div className={classes.priced}>
      <Quantity
        label={t('quantityOf', { name: `${product.name} ${color.name} ${label}` })}
        value={quantity}
        max={maxQuantity(stock)}
        unit={product.unit}
        onChange={onQuantity}
      />
      <p className={classes.price}>
        <Price price={{ amount: linePrice(variant, quantity) }} />
        <span className={classes.each}>
          <Price price={{ amount: unitPrice(variant, quantity) }} unit={product.unit} />
        </span>
      </p>
      <NextTier size={variant} quantity={quantity} stock={stock} unit={product.unit} />
    </div>
  )
}
