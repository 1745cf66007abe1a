import { Trans, useTranslation } from 'react-i18next'

export function WrongCode({ triesLeft }: { triesLeft: number }) {
  const { t } = useTranslation(['codes', 'problems'])
  const problem = t('problems:OTP_INVALID')
  return <Trans t={t} i18nKey="wrong" count={triesLeft} values={{ problem }} components={{ b: <b /> }} />
}
