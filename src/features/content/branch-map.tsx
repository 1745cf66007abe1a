import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { is } from 'valibot'
import { toLanguage } from '../../lib/language.ts'
import { mapIsReady, mapPageAddress } from '../../lib/map-page.ts'
import type { BranchesOnMap, BranchOnMap } from './branch-map-frame.ts'
import classes from './branch-map.module.css'

/**
 * The branches on Google Maps. The map runs in an iframe with an opaque origin, because its script needs a
 * weaker content security policy than the shop's.
 */
export function BranchMap({ branches }: { branches: BranchOnMap[] }) {
  const { t, i18n } = useTranslation('content')
  const language = toLanguage(i18n.language) ?? 'th'
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const show = () => {
      const message: BranchesOnMap = {
        kind: 'branchMap.show',
        language,
        branches: branches.map(({ id, name, phone, lat, lng }) => ({ id, name, phone, lat, lng })),
      }
      // A frame with an opaque origin only receives messages addressed to `*`. The data sent is public.
      frame.current?.contentWindow?.postMessage(message, '*')
    }
    const hear = (event: MessageEvent) => {
      const isTheMap = event.source !== null && event.source === frame.current?.contentWindow
      if (isTheMap && is(mapIsReady, event.data)) show()
    }
    window.addEventListener('message', hear)
    // In a server-rendered page the frame may have sent its ready message before this listener was added.
    show()
    return () => window.removeEventListener('message', hear)
  }, [branches, language])

  return (
    <iframe
      // Google's script cannot change its language after it has loaded, so the frame is recreated.
      key={language}
      ref={frame}
      className={classes.map}
      src={mapPageAddress}
      title={t('mapTitle')}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    />
  )
}
