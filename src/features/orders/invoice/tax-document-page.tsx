import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../openapi/generated/schema.ts'
import { ActionButton, ActionLink } from '../../../components/action/action.tsx'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import type { Copy } from '../../../components/tax-documents/invoice-parties.tsx'
import { useRecord } from '../../../flows/record/use-record.ts'
import { usePageMeta } from '../../../lib/flows/page-flows.ts'
import { orderPath } from '../order-paths.ts'
import { readOrderInThai } from '../read-orders.ts'
import { OrderLoading } from '../detail/order-loading.tsx'
import { OrderMissing } from '../result/payment-result.tsx'
import classes from './tax-document-page.module.css'

interface TaxDocumentPageProps<Document> {
  orderId: string
  name: string
  /** Finds the document in its order. */
  find: (order: Order) => Document | undefined
  /** Shown where the order has no such document. */
  none: ReactNode
  renderSheet: (order: Order, document: Document, copy: Copy) => ReactNode
}

/** A document for the taxes, to be printed or kept as a PDF by the browser: the original, then the copy. */
export function TaxDocumentPage<Document extends { number: string }>({
  orderId,
  name,
  find,
  none,
  renderSheet,
}: TaxDocumentPageProps<Document>) {
  const { t } = useTranslation(['orders', 'shell'])
  const { view, retry } = useRecord('invoice', orderId, readOrderInThai, { isPrivate: true })
  const order = view.kind === 'shown' ? view.item : undefined
  const document = order && find(order)
  usePageMeta({
    ...(document && { title: `${name} ${document.number} · ${t('shell:brandTitle')}` }),
    isMissing: view.kind === 'notFound',
  })
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <h1 tabIndex={-1}>
          {name} <span className="no-break">{document?.number}</span>
        </h1>
        <ActionLink to={orderPath(orderId)} isSmall>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
          {t('backToOrder')}
        </ActionLink>
        {document && (
          <ActionButton primary isSmall onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.6} aria-hidden />
            {t('print')}
          </ActionButton>
        )}
      </div>
      {document && <p className={`remark ${classes.hint}`}>{t('printHint')}</p>}
      {view.kind === 'loading' && <OrderLoading />}
      {view.kind === 'failed' && <FailedNotice message={t('orderFailed')} onRetry={retry} />}
      {view.kind === 'notFound' && <OrderMissing />}
      {order && !document && none}
      {order && document && (
        <>
          {renderSheet(order, document, 'original')}
          {renderSheet(order, document, 'copy')}
        </>
      )}
    </div>
  )
}
