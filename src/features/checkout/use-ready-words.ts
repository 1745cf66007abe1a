import { useTranslation } from 'react-i18next'
import type { PickUpBranch } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../../lib/formats/use-format.ts'

/** When a branch would have an order ready, in words. */
export function useReadyWords() {
  const { t } = useTranslation('checkout')
  const { day, time } = useFormat()
  return ({ readyFrom, readyInHours }: Pick<PickUpBranch, 'readyFrom' | 'readyInHours'>) =>
    readyInHours === undefined
      ? t('pickUpReadyOn', { day: day(readyFrom), time: time(readyFrom) })
      : t('pickUpInHours', { count: readyInHours })
}
