import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { EmptyNotice } from '../../../components/empty-notice/empty-notice.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { usePageMeta } from '../../../lib/page-flows.ts'
import { orderAddress } from '../order-address.ts'
import { readOrderInThai } from '../read-orders.ts'
import { OrderLoading } from '../detail/order-loading.tsx'
import { OrderMissing } from '../result/payment-result.tsx'
import classes from './invoice-page.module.css'
import { InvoiceSheet } from './invoice-sheet.tsx'

/** The tax invoice of a paid order, to be printed or kept as a PDF by the browser. */
export function InvoicePage({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['orders', 'shell'])
  const { view, retry } = useRecord('invoice', orderId, readOrderInThai, { isPrivate: true })
  const order = view.kind === 'shown' ? view.item : undefined
  const invoice = order?.invoice
  usePageMeta({
    ...(invoice && { title: `${t('invoice')} ${invoice.number} · ${t('shell:brandTitle')}` }),
    isMissing: view.kind === 'notFound',
  })
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <h1 tabIndex={-1}>
          {t('invoice')} <span className="no-break">{invoice?.number}</span>
        </h1>
        <ActionLink to={orderAddress(orderId)} isSmall>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
          {t('backToOrder')}
        </ActionLink>
        {invoice && (
          <ActionButton primary isSmall onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.6} aria-hidden />
            {t('print')}
          </ActionButton>
        )}
      </div>
      {invoice && <p className={classes.hint}>{t('printHint')}</p>}
      {view.kind === 'loading' && <OrderLoading />}
      {view.kind === 'failed' && (
        <FailedNotice message={t('orderFailed')} retryLabel={t('shell:retry')} onRetry={retry} />
      )}
      {view.kind === 'notFound' && <OrderMissing />}
      {order && !invoice && <EmptyNotice title={t('noInvoice')} text={t('noInvoiceText')} />}
      {order && invoice && (
        <>
          <InvoiceSheet order={order} invoice={invoice} copy="original" />
          <InvoiceSheet order={order} invoice={invoice} copy="copy" />
        </>
      )}
    </div>
  )
}
