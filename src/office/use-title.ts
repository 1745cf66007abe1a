import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The title of the browser's tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation('office')
  const whole = `${title} · ${t('office')}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
