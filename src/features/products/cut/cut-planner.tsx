import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { cutPieceCount, isTooMuchToCut, joinedPieces, whyNotCut } from '../../../../machines/cut-plan.ts'
import type { CutOrder } from '../../../../machines/cut-to-size/cut-to-size.machine.ts'
import type { CuttingTerms } from '../../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { CutDrawing, piecesOn } from '../../../components/cut-drawing/cut-drawing.tsx'
import { DimensionLine } from '../../../components/dimension-line/dimension-line.tsx'
import { Notice } from '../../../components/notice/notice.tsx'
import { useCart } from '../../../flows/cart/use-cart.ts'
import { useCartDrawer } from '../../../flows/cart-drawer/use-cart-drawer.ts'
import { useCutToSize } from '../../../flows/cut-to-size/use-cut-to-size.ts'
import { useGuestCart } from '../../../flows/guest-cart/use-guest-cart.ts'
import { paths } from '../../../lib/paths.ts'
import { lineMessageUrl } from '../../../lib/shop-contact.ts'
import { plannedCutting } from '../../../lib/products/planned-cutting.ts'
import { shownSize } from '../../../lib/formats/shown-size.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useProblemText } from '../../../lib/hooks/use-problem-text.ts'
import type { Order } from '../detail/buy/use-order.ts'
import { CutBill } from './cut-bill.tsx'
import classes from './cut-planner.module.css'
import { PieceRows } from './piece-rows.tsx'

interface CutPlannerProps {
  order: Order
  terms: CuttingTerms
  onClose: () => void
}

/** Pieces at the left, the drawing of the sheets at the right; what they cost is said before they go into the cart. */
export default function CutPlanner({ order, terms, onClose }: CutPlannerProps) {
  const { t } = useTranslation('cutting')
  const problemText = useProblemText()
  const { dimensions, length } = useFormat()
  const { product, choice } = order
  const { size, variantId, color } = choice
  const cart = useCart()
  const drawer = useCartDrawer()
  const isGuest = cart.view === 'signedOut'
  const sheet = { width: size.dimensions.width, length: size.dimensions.length }
  const addToGuestCart = useAddToGuestCart(order, terms)
  const { snapshot, send } = useCutToSize(
    { sheet, saw: terms, stock: size.stock },
    {
      line: { productId: product.id, variantId, weight: size.weight },
      addToGuestCart: isGuest ? addToGuestCart : undefined,
      onAdded: cart.readAgain,
    },
  )
  const { read, plan, mayTurn, added, errorCode } = snapshot.context
  const pieces = read.flatMap(({ piece }) => piece ?? [])
  const isOverStock = plan.sheets.length > size.stock
  const used = pieces.reduce((sum, one) => sum + one.width * one.length * one.count, 0)
  const whole = plan.sheets.length * sheet.width * sheet.length
  return (
    <div className={classes.room}>
      <div className={classes.goods}>
        <i style={{ background: color.hex }} aria-hidden />
        <p>
          <b>{`${product.name} ${color.name}`}</b>
          <span className="remark">{t('sheetOf', { size: dimensions(size.dimensions) })}</span>
        </p>
        <ActionButton tone="quiet" isSmall onClick={onClose}>
          {t('change')}
        </ActionButton>
      </div>
      <div className={classes.pieces}>
        <PieceRows snapshot={snapshot} send={send} saw={terms} sheet={sheet} />
        <Checkbox
          className={classes.turn}
          label={t('mayTurn')}
          description={t('mayTurnNote')}
          checked={mayTurn}
          disabled={snapshot.matches('adding')}
          onChange={(event) => send({ type: 'turning.allow', mayTurn: event.target.checked })}
        />
      </div>
      <section className={classes.drawing} aria-labelledby="cut-drawing">
        <h3 id="cut-drawing">
          {t('onSheets')}
          <span>
            {t('kerf', { kerf: length(terms.kerf, 'millimetre') })}
            {whole > 0 && ` · ${t('waste', { percent: Math.round((1 - used / whole) * 100) })}`}
          </span>
        </h3>
        {plan.sheets.length > 0 ? (
          <>
            <CutDrawing
              plan={plan}
              sheet={sheet}
              color={color.hex}
              offcutName={t('offcut')}
              caption={({ from, count, used: percent, planned }) => (
                <>
                  <b>{count > 1 ? t('sheets', { from, to: from + count - 1 }) : t('sheet', { from })}</b>
                  <span>{`${t('used', { percent })} · ${piecesOn(planned)}`}</span>
                </>
              )}
              label={({ from, planned }) => `${t('sheet', { from })} ${piecesOn(planned)}`}
            />
            <DimensionLine>{length(sheet.length, 'millimetre')}</DimensionLine>
            <p className={classes.note}>{t('offcutsSent')}</p>
          </>
        ) : (
          <p className={classes.note}>{t('nothingYet')}</p>
        )}
      </section>
      <div className={classes.bill}>
        {plan.sheets.length > 0 && <CutBill {...{ pieces, plan, size, terms }} />}
      </div>
      <div className={classes.act}>
        {snapshot.matches({ open: 'added' }) && (
          <Notice
            tone="good"
            action={
              isGuest ? (
                <ActionButton isSmall onClick={() => (onClose(), drawer.open())}>
                  {t('toCart')}
                </ActionButton>
              ) : (
                <ActionLink isSmall to={paths.cart}>
                  {t('toCart')}
                </ActionLink>
              )
            }
          >
            {t('added', { count: added.pieces, sheets: added.sheets })}
          </Notice>
        )}
        {errorCode !== undefined && <Notice tone="wrong">{problemText(errorCode)}</Notice>}
        {isOverStock && <Notice tone="wrong">{t('overStock', { count: size.stock })}</Notice>}
        <p className="small">{t('noReturn')}</p>
        <ActionButton
          primary
          isFull
          disabled={!snapshot.can({ type: 'cart.add' })}
          isWaiting={snapshot.matches('adding')}
          onClick={() => send({ type: 'cart.add' })}
        >
          {pieces.length > 0 ? t('add', { count: cutPieceCount(pieces) }) : t('addNone')}
        </ActionButton>
        <a
          className={classes.ask}
          href={lineMessageUrl(t('askMessage', { name: product.name, code: product.code }))}
          target="_blank"
          rel="noreferrer"
        >
          {t('ask')}
        </a>
      </div>
    </div>
  )
}

/** Has a guest's pieces wait with the sheets that they take, together with those of the same variant. */
function useAddToGuestCart({ product, choice }: Order, terms: CuttingTerms) {
  const guest = useGuestCart()
  const { id: productId, name, unit, imageUrl, status } = product
  const { variantId, color, size } = choice
  return ({ pieces: more }: CutOrder) => {
    const known = guest.lines.find(({ line }) => line.variantId === variantId)
    const before = known?.line.cutting
    const pieces = joinedPieces([...(before?.pieces ?? []), ...more])
    // The sheets may have become smaller since.
    const isTooLarge = pieces.some((piece) => whyNotCut(piece, size.dimensions, terms) === 'tooLarge')
    if (isTooLarge || isTooMuchToCut(pieces)) throw { code: 'CUT_REFUSED' }
    const cutting = plannedCutting(pieces, size.dimensions, terms)
    const { sheets } = cutting
    const quantity = (known?.line.quantity ?? 0) - (before?.sheets ?? 0) + sheets
    guest.addAll([
      {
        line: { productId, variantId, quantity, weight: size.weight, cutting: { pieces, sheets } },
        shown: {
          ...{ name, unit, imageUrl, status, stock: size.stock },
          variants: [{ variantId, color, sizes: [shownSize(size)] }],
          cutting,
        },
      },
    ])
  }
}
