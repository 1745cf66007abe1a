import { useClipboard } from '@mantine/hooks'
import { IconLink, IconMessage, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate } from 'react-router-dom'
import type { Quotation } from '../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { Price } from '../../components/price/price.tsx'
import { useEditRecord } from '../../flows/edit-record/use-edit-record.ts'
import { lastDayOf, useQuotationState } from '../../flows/quotation/use-quotation-state.ts'
import { paths } from '../../lib/paths.ts'
import { lineMessageUrl } from '../../lib/shop-contact.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { useProblemText } from '../../lib/hooks/use-problem-text.ts'
import { AcceptForm } from './accept-form.tsx'
import { quotationPath, quotationsPath } from './quotation-paths.ts'
import { answerQuotation } from './quotation-api.ts'
import { QuotationStatusBadge } from './quotation-status-badge.tsx'
import classes from './quotation-page.module.css'
import { QuotationSteps } from './quotation-steps.tsx'

/** Why an open quotation is not accepted, or another not renewed, with what can be done about it. */
function reasonOf(code: string, isOpen: boolean) {
  if (code === 'NOT_FOR_SALE') return isOpen ? 'goneGoods' : 'noneLeft'
  return code === 'OUT_OF_STOCK' ? 'tooFew' : undefined
}

interface QuotationPanelProps {
  quotation: Quotation
  onChanged: () => void
}

/** What a quotation comes to and how long it stands, and what its customer can do now. */
export function QuotationPanel({ quotation, onChanged }: QuotationPanelProps) {
  const { t } = useTranslation('quotations')
  const problemText = useProblemText()
  const { date } = useFormat()
  const navigate = useNavigate()
  const { state, daysLeft } = useQuotationState(quotation)
  const answer = useEditRecord(answerQuotation, onChanged)
  const { id, number, amount, order, renewalId } = quotation
  const refusalText = (code: string) => {
    const reason = reasonOf(code, state === 'open')
    return reason ? t(reason) : problemText(code)
  }
  const until = date(lastDayOf(quotation), 'short')
  return (
    <section className={classes.panel} aria-labelledby="quotation-number">
      <p>
        <Link to={quotationsPath}>{t('title')}</Link>
      </p>
      <p>
        <QuotationStatusBadge state={state} />
      </p>
      <h1 id="quotation-number" tabIndex={-1}>
        {t('quotation')} <span className="no-break">{number}</span>
      </h1>
      <div>
        <Price price={amount.total} size="large" />
        <p className="note">{t('allIncluded')}</p>
      </div>
      <p className={classes.until}>
        <b>{t(state === 'expired' ? 'stoodUntil' : 'standsUntil', { day: until })}</b>
        {state === 'open' && (
          <span className="note">{daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('lastDay')}</span>
        )}
      </p>
      {answer.isConflict && (
        <Notice tone="wrong" action={<ActionButton onClick={answer.reload}>{t('seeNew')}</ActionButton>}>
          {t('changedSince')}
        </Notice>
      )}
      {answer.errorCode !== undefined && <Notice tone="wrong">{refusalText(answer.errorCode)}</Notice>}
      {state === 'open' && <AcceptForm quotation={quotation} answer={answer} />}
      {state === 'accepted' && order && (
        <ActionLink to={generatePath(paths.orderDetail, { orderId: order.id })} primary isFull>
          {t('toOrder', { number: order.orderNumber })}
        </ActionLink>
      )}
      {(state === 'expired' || state === 'declined') && (
        <Notice tone="info" title={t(`is_${state}`)}>
          {renewalId === undefined ? t('renewText') : t('renewedText')}
        </Notice>
      )}
      {(state === 'expired' || state === 'declined') &&
        (renewalId === undefined ? (
          <ActionButton
            primary
            isFull
            isWaiting={answer.isSaving}
            onClick={() =>
              answer.save({
                id,
                kind: 'renew',
                onIssued: (renewal) => void navigate(quotationPath(renewal.id)),
              })
            }
          >
            {t('renew')}
          </ActionButton>
        ) : (
          <ActionLink to={quotationPath(renewalId)} primary isFull>
            {t('toRenewal')}
          </ActionLink>
        ))}
      <div className={classes.tools}>
        <PrintAndCopy />
        {state === 'open' && (
          <>
            <ActionLink to={lineMessageUrl(t('changeMessage', { number }))} tone="line" isSmall>
              <IconMessage size={18} stroke={1.6} aria-hidden />
              {t('askForChange')}
            </ActionLink>
            <Decline
              isWaiting={answer.isSaving}
              onDecline={() => answer.save({ id, kind: 'decline', onDeclined: onChanged })}
            />
          </>
        )}
      </div>
      <QuotationSteps quotation={quotation} state={state} />
    </section>
  )
}

function PrintAndCopy() {
  const { t } = useTranslation(['quotations', 'parts'])
  const clipboard = useClipboard()
  return (
    <>
      <ActionButton isSmall onClick={() => window.print()}>
        <IconPrinter size={18} stroke={1.6} aria-hidden />
        {t('print')}
      </ActionButton>
      <ActionButton isSmall onClick={() => clipboard.copy(window.location.href)}>
        <IconLink size={18} stroke={1.6} aria-hidden />
        <span role="status">{t(clipboard.copied ? 'copied' : 'copyLink')}</span>
      </ActionButton>
      {clipboard.error && (
        <p role="alert" className="note">
          {t('parts:linkNotCopied')}
        </p>
      )}
    </>
  )
}

function Decline({ isWaiting, onDecline }: { isWaiting: boolean; onDecline: () => void }) {
  const { t } = useTranslation('quotations')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ActionButton tone="quiet" isSmall isWaiting={isWaiting} onClick={() => setIsAsking(true)}>
        {t('decline')}
      </ActionButton>
      <ConfirmDialog
        opened={isAsking}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        cancelLabel={t('keep')}
        onConfirm={() => {
          setIsAsking(false)
          onDecline()
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('declineText')}
      </ConfirmDialog>
    </>
  )
}
