import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice/notice.tsx'

/**
 * The number of wrong fields. When the last one is corrected, a notice of the same size takes its place: the button
 * that is just being pressed must not move away.
 */
export function WrongCount({ count }: { count: number }) {
  const { t } = useTranslation('addresses')
  const [wasWrong, setWasWrong] = useState(false)
  if (count > 0 && !wasWrong) setWasWrong(true)
  if (count > 0) return <Notice tone="wrong">{t('wrongFields', { count })}</Notice>
  return wasWrong && <Notice tone="good">{t('corrected')}</Notice>
}
