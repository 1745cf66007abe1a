import { Box, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../components/notice/notice.tsx'
import { useRecord } from '../../flows/record/use-record.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { EditNotices } from '../parts/edit-notices.tsx'
import { RecordFallback } from '../parts/record-fallback.tsx'
import order from '../order/order-screen.module.css'
import { useEdit } from '../hooks/use-edit.ts'
import { useTitle } from '../hooks/use-title.ts'
import { readCustomer, setActive } from './customer-change.ts'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerMarks } from './customer-marks.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerRequests } from './customer-requests.tsx'

export function CustomerScreen() {
  const { t } = useTranslation('office')
  const { id = '' } = useParams()
  const { view, refresh, retry } = useRecord('customer', id, readCustomer)
  useTitle(view.kind === 'shown' ? view.item.customer.name : t('customers'))
  if (view.kind !== 'shown') return <RecordFallback view={view} retry={retry} />
  return <Customer detail={view.item} onOutdated={refresh} />
}

function Customer({ detail, onOutdated }: { detail: OfficeCustomerDetail; onOutdated: () => void }) {
  const { t } = useTranslation(['officeCustomers', 'parts'])
  const { dateTime } = useFormat()
  const [isAsked, ask] = useState(false)
  const edit = useEdit(onOutdated)
  const { customer } = detail
  const { id, name, erasedAt, isActive } = customer
  return (
    <>
      <p className={order.walk}>
        <Link to="/customers">{t('back')}</Link>
      </p>
      <Group gap="8 12">
        <h1>{name || t('erased')}</h1>
        <CustomerMarks {...customer} />
        {erasedAt === undefined && isActive && (
          <Box component="span" ml="auto">
            <ActionButton isSmall tone="danger" disabled={edit.isSaving} onClick={() => ask(true)}>
              {t('deactivate')}
            </ActionButton>
          </Box>
        )}
      </Group>
      <Text c="dimmed" mb={12}>
        {t(`kind_${customer.kind}`)}
      </Text>
      {erasedAt !== undefined && <Notice tone="info">{t('erasedAt', { time: dateTime(erasedAt) })}</Notice>}
      {erasedAt === undefined && !isActive && (
        <Notice
          tone="info"
          action={
            <ActionButton isWaiting={edit.isSaving} onClick={() => edit.save(setActive(id, true))}>
              {t('reactivate')}
            </ActionButton>
          }
        >
          {t('isInactive')}
        </Notice>
      )}
      <EditNotices edit={edit} conflict={t('conflict')}>
        <ActionButton onClick={edit.drop}>{t('parts:close')}</ActionButton>
      </EditNotices>
      <div className={order.columns}>
        <div>
          <CustomerOrders detail={detail} />
          <CustomerRequests detail={detail} edit={edit} />
        </div>
        <CustomerFacts detail={detail} />
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('deactivateTitle', { name })}
        confirmLabel={t('deactivate')}
        cancelLabel={t('keep')}
        isDanger
        onCancel={() => ask(false)}
        onConfirm={() => {
          ask(false)
          edit.save(setActive(id, false))
        }}
      >
        <p>{t('deactivateText')}</p>
      </ConfirmDialog>
    </>
  )
}
