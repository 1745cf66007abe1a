import { useTranslation } from 'react-i18next'
import type { Arrival } from '../../../openapi/generated/schema.ts'
import { useFormat } from '../formats/use-format.ts'

/** The promise in words: the last day of it, and until when to order for it. */
export function useArrivalWords() {
  const { t } = useTranslation('delivery')
  const format = useFormat()
  return {
    arrives: ({ by }: Pick<Arrival, 'by'>) => t('arrives', { day: format.day(by) }),
    orderBefore({ orderBefore }: Pick<Arrival, 'orderBefore'>) {
      const time = format.time(orderBefore)
      const day = format.day(orderBefore)
      const isToday = day === format.day(new Date().toISOString())
      return isToday ? t('orderToday', { time }) : t('orderOn', { time, day })
    },
  }
}
