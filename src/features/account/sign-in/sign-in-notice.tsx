import { useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import type { SignInView } from '../../../flows/session/sign-in-view.ts'

/** Why the shopper is not signed in. One message for the whole form: nobody says which of the two fields is wrong. */
export function SignInNotice({ view }: { view: SignInView }) {
  const { t } = useTranslation(['signIn', 'problems'])
  switch (view) {
    case 'refused':
      return <Notice tone="wrong">{t('problems:BAD_CREDENTIALS')}</Notice>
    case 'inactive':
      return (
        <Notice tone="wrong" title={t('problems:USER_INACTIVE')}>
          {t('reopening')}
        </Notice>
      )
    case 'rateLimited':
      return (
        <div role="alert">
          <Notice tone="info">{t('tooMany')}</Notice>
        </div>
      )
    case 'offline':
      return <Notice tone="wrong">{t('offline')}</Notice>
    case 'failed':
      return (
        <Notice tone="wrong" title={t('problems:INTERNAL')}>
          {t('nothingIsLost')}
        </Notice>
      )
    case 'ranOut':
      return <Notice tone="info">{t('ranOut')}</Notice>
    case 'open':
    case 'signingIn':
      return null
  }
}
