import { Trans, useTranslation } from 'react-i18next'
import { Notice } from '../../../components/notice/notice.tsx'
import type { CodeMessage } from '../../../flows/otp/otp-view.ts'
import { telUrl } from '../../../lib/forms/phone-number.ts'
import { shopContact } from '../../../lib/shop-contact.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import { useFormProblemText } from '../use-form-problem-text.ts'

type Notable = Exclude<CodeMessage, { kind: 'wrong' }>

/** What keeps the code from being typed or sent, and what helps. */
export function CodeNotice({ message, canResend }: { message: Notable; canResend: boolean }) {
  const isGentle = ['expired', 'requestLimited', 'confirmLimited'].includes(message.kind)
  return (
    // The tone `info` has no role of its own.
    <div role={isGentle ? 'alert' : undefined}>
      <Notice tone={isGentle ? 'info' : 'wrong'}>
        <NoticeWords message={message} canResend={canResend} />
      </Notice>
    </div>
  )
}

function NoticeWords({ message, canResend }: { message: Notable; canResend: boolean }) {
  const { t } = useTranslation(['codes', 'problems'])
  const { time, dateTime } = useFormat()
  const problem = useFormProblemText()
  const moment = (at: number) => {
    const iso = new Date(at).toISOString()
    return isSoon(at) ? time(iso) : dateTime(iso)
  }
  const earlier = 'isEarlierGood' in message && message.isEarlierGood && t('earlierCodeIsGood')
  switch (message.kind) {
    case 'expired':
      return join(t('problems:OTP_EXPIRED'), canResend && t('askNow'))
    case 'locked':
      return t('problems:OTP_LOCKED')
    case 'failed':
      return problem(message.code)
    case 'notSent':
      return (
        <>
          {join(problem(message.code), earlier)} {message.code === 'MESSAGE_NOT_SENT' && <ShopPhone />}
        </>
      )
    case 'requestLimited':
      return join(t('requestedTooOften'), t('askAt', { time: moment(message.until) }), earlier)
    case 'confirmLimited':
      return join(t('triedTooOften'), t('tryAt', { time: moment(message.until) }))
  }
}

function ShopPhone() {
  const { t } = useTranslation('codes')
  const phone = <a href={telUrl(shopContact.phone)}>{shopContact.phone}</a>
  return <Trans t={t} i18nKey="callShop" components={{ phone }} />
}

const join = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ')

/** Within half a day the time of day is enough. */
const isSoon = (at: number) => at - Date.now() < 12 * 60 * 60 * 1000
