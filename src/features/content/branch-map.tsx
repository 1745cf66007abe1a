import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { is } from 'valibot'
import { toLanguage } from '../../lib/language.ts'
import { branchMapAddress, mapIsReady, type BranchesOnMap, type BranchOnMap } from './branch-map-frame.ts'
import classes from './branch-map.module.css'

/** The branches on Google's map, in an iframe without an origin, because the map's script needs a weaker policy than the shop's. */
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
      // No narrower address reaches a frame without an origin; every visitor may know what is sent.
      frame.current?.contentWindow?.postMessage(message, '*')
    }
    const hear = (event: MessageEvent) => {
      const isTheMap = event.source !== null && event.source === frame.current?.contentWindow
      if (isTheMap && is(mapIsReady, event.data)) show()
    }
    window.addEventListener('message', hear)
    // The frame of a page that came from the server may have been ready before anyone listened.
    show()
    return () => window.removeEventListener('message', hear)
  }, [branches, language])

  return (
    <iframe
      // Google's script speaks one language for as long as its page lives.
      key={language}
      ref={frame}
      className={classes.map}
      src={branchMapAddress}
      title={t('mapTitle')}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    />
  )
}
