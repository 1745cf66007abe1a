import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerExport, OfficeCustomerDetail } from '../../../openapi/generated/schema.ts'
import { ActionButton } from '../../components/action/action.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx'
import { downloadJson } from '../../lib/browser/download.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import order from '../order/order-screen.module.css'
import { startOfDay } from '../orders/order-query.ts'
import { namesOf, oneOf } from '../query.ts'
import type { Edit } from '../hooks/use-edit.ts'
import { answerErasure, answerExport, recordRequest } from './customer-change.ts'

interface CustomerRequestsProps {
  detail: OfficeCustomerDetail
  edit: Edit
}

type Asked = OfficeCustomerDetail['requests'][number]

/** What the customer asked for as the law lets them: when, and when it was answered. */
export function CustomerRequests({ detail: { customer, requests }, edit }: CustomerRequestsProps) {
  const { t } = useTranslation('officeCustomers')
  const { date, dateTime } = useFormat()
  const [erasing, setErasing] = useState<Asked>()
  const isErased = customer.erasedAt !== undefined
  return (
    <section className={`office-panel ${order.panel}`}>
      <h2>{t('requests')}</h2>
      <p className="note">{t('requestsHint')}</p>
      {requests.length === 0 && <p className="note">{t('noRequests')}</p>}
      <ul className={order.lines}>
        {requests.map((one) => (
          <li key={one.id}>
            <span className={order.name}>
              <b>{t(`request_${one.kind}`)}</b>
              <i>{t('askedOn', { date: date(one.askedAt), name: one.recordedBy.name })}</i>
              <i>
                {one.answeredAt === undefined
                  ? t('waits')
                  : t('answeredOn', { time: dateTime(one.answeredAt), name: one.answeredBy?.name })}
              </i>
            </span>
            {one.kind === 'export' && !isErased && (
              <ActionButton
                isSmall
                disabled={edit.isSaving}
                onClick={() => edit.save(answerExport(one.id), keep(customer.id))}
              >
                {t(one.answeredAt === undefined ? 'download' : 'downloadAgain')}
              </ActionButton>
            )}
            {one.kind === 'erase' && one.answeredAt === undefined && (
              <ActionButton isSmall tone="danger" disabled={edit.isSaving} onClick={() => setErasing(one)}>
                {t('erase')}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {!isErased && <RequestForm key={requests.length} id={customer.id} requests={requests} edit={edit} />}
      <ConfirmDialog
        opened={erasing !== undefined}
        title={t('eraseTitle', { name: customer.name })}
        confirmLabel={t('erase')}
        cancelLabel={t('keep')}
        isDanger
        onCancel={() => setErasing(undefined)}
        onConfirm={() => {
          if (erasing) edit.save(answerErasure(erasing.id))
          setErasing(undefined)
        }}
      >
        <p>{t('eraseText')}</p>
      </ConfirmDialog>
    </section>
  )
}

const keep = (id: string) => (exported: CustomerExport) =>
  downloadJson({ name: `customer-${id}.json`, text: JSON.stringify(exported, null, 2) })

interface RequestFormProps extends Pick<CustomerRequestsProps, 'edit'> {
  id: string
  requests: readonly Asked[]
}

const kinds = namesOf<Asked['kind']>({ export: true, erase: true })

function RequestForm({ id, requests, edit }: RequestFormProps) {
  const { t } = useTranslation('officeCustomers')
  const [kind, setKind] = useState<Asked['kind']>('export')
  const isOpen = requests.some((one) => one.kind === kind && one.answeredAt === undefined)
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const askedAt = startOfDay(String(typed.get('askedAt')))
    const isPast = askedAt !== undefined && Date.parse(askedAt) <= Date.now()
    setWrong(!isPast)
    if (!isPast) return
    edit.save(recordRequest(id, { kind, askedAt }))
  }
  return (
    <form className={order.parcel} noValidate onSubmit={send}>
      <NativeSelect
        label={t('kind')}
        data={kinds.map((value) => ({ value, label: t(`request_${value}`) }))}
        value={kind}
        error={isOpen && t('isOpenAlready')}
        onChange={(event) => setKind(oneOf(kinds, event.currentTarget.value) ?? kind)}
      />
      <TextInput
        name="askedAt"
        type="date"
        label={t('askedAt')}
        required
        error={isWrong && t('askedAtWrong')}
      />
      <ActionButton type="submit" isSmall disabled={isOpen} isWaiting={edit.isSaving}>
        {t('record')}
      </ActionButton>
    </form>
  )
}
