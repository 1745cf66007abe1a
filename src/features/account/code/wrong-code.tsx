import { Trans, useTranslation } from 'react-i18next'

export function WrongCode({ triesLeft }: { triesLeft: number }) {
  const { t } = useTranslation(['codes', 'problems'])
  return (
    <>
      {t('problems:OTP_INVALID')}{' '}
      <Trans t={t} i18nKey="triesLeft" values={{ tries: triesLeft }} components={{ b: <b /> }} />
    </>
  )
}
