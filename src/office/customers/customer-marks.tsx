import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OfficeCustomer } from '../../../openapi/generated/schema.ts'

type CustomerMarksProps = Pick<OfficeCustomer, 'erasedAt' | 'isActive' | 'openRequests'>

/** Whether they may sign in, and whether they wait for an answer. */
export function CustomerMarks({ erasedAt, isActive, openRequests }: CustomerMarksProps) {
  const { t } = useTranslation('officeCustomers')
  return (
    <>
      {erasedAt !== undefined ? (
        <Badge component="span">{t('erased')}</Badge>
      ) : isActive ? (
        t('active')
      ) : (
        <Badge component="span" color="red">
          {t('inactive')}
        </Badge>
      )}{' '}
      {openRequests > 0 && <Badge component="span">{t('openRequests', { count: openRequests })}</Badge>}
    </>
  )
}
