import { IconBrandFacebook, IconBrandLine, IconLink, IconShare } from '@tabler/icons-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shareChannels, shareThrough, type ShareChannel } from './share-channels.ts'
import { addressIn, toLanguage } from '../../lib/language.ts'
import { pathWithoutDialog } from '../../lib/sign-in-path.ts'
import { neverChanges } from '../../lib/hooks/never-changes.ts'
import classes from './share.module.css'

const icons: Record<ShareChannel, typeof IconLink> = {
  line: IconBrandLine,
  facebook: IconBrandFacebook,
  copyLink: IconLink,
  other: IconShare,
}

interface ShareProps {
  title: string
  /** What the address does not name yet, such as the variant of a product that was chosen by default. */
  choice?: () => Record<string, string>
  onShared?: (channel: ShareChannel) => void
}

const hasWebShare = () => 'share' in navigator

/**
 * Buttons that share the page. The space for the device's own share button is reserved before the browser's
 * support for it is known, so that the layout does not shift.
 */
export function Share({ title, choice, onShared }: ShareProps) {
  const { t, i18n } = useTranslation('parts')
  const name = useId()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const names: Record<ShareChannel, string> = {
    line: t('share_line'),
    facebook: t('share_facebook'),
    copyLink: t('share_copyLink'),
    other: t('share_other'),
  }
  const canShareHere = useSyncExternalStore(neverChanges, hasWebShare, () => false)

  async function share(channel: ShareChannel) {
    setOutcome(undefined)
    // Who opens what is shared is not asked to sign in, nor led on from there.
    const here = new URL(pathWithoutDialog(window.location) + window.location.hash, window.location.origin)
    const url = new URL(addressIn(toLanguage(i18n.language) ?? 'th', here.href))
    for (const [name, value] of Object.entries(choice?.() ?? {})) url.searchParams.set(name, value)
    const result = await shareThrough(channel, { title, url: url.href })
    if (result === 'calledOff') return
    if (channel === 'copyLink') setOutcome(result === 'failed' ? 'failed' : 'copied')
    if (result === 'shared') onShared?.(channel)
  }

  return (
    <div className={classes.share}>
      <p id={name} className={classes.name}>
        {t('share')}
      </p>
      <ul aria-labelledby={name}>
        {shareChannels.map((channel) => {
          const Icon = icons[channel]
          const isHidden = channel === 'other' && !canShareHere
          return (
            <li key={channel} className={isHidden ? classes.unknown : undefined}>
              <button type="button" onClick={() => void share(channel)}>
                <Icon stroke={1.6} aria-hidden />
                <span>{names[channel]}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className={`remark ${classes.outcome}`}>
        {outcome === 'copied' && t('linkCopied')}
        {outcome === 'failed' && t('linkNotCopied')}
      </p>
    </div>
  )
}
