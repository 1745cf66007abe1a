import { Tools } from '@phaen/statecharts/react'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { indexedFlows } from './flow-index.ts'
import { ShopFlow } from './shop-flow.tsx'
import classes from './shell/gallery.module.css'
import { FlowMap } from './map/flow-map.tsx'
import { OpenReport } from './replay/open-report.tsx'
import { Header } from './shell/header.tsx'
import { Overview } from './shell/overview.tsx'
import { useNight } from './shell/use-night.ts'
import { Side } from './side/side.tsx'

/** Every flow of the shop, to read and to play. The charts are drawn in the browser alone. */
export function Gallery({
  flowId,
  languageSwitch,
}: {
  flowId: string | undefined
  languageSwitch: ReactNode
}) {
  const { t } = useTranslation('gallery')
  const { language } = useFormat()
  const isLive = useIsLive()
  const [isDark, setIsDark] = useNight()
  const [tools, setTools] = useState<Element | null>(null)
  const entry = indexedFlows.find(({ id }) => id === flowId)
  // A fallback of React stands for 0.3 seconds at least; a deferred page comes as soon as its scripts are here.
  const shown = useDeferredValue(isLive ? entry : undefined)
  const loading = <p className={classes.loading}>{t('loading')}</p>
  return (
    <Tools as="main" language={language} isDark={isDark} className={classes.gallery}>
      <Header flow={entry} isDark={isDark} onDark={setIsDark}>
        <div ref={setTools} className={classes.tools} />
        {languageSwitch}
      </Header>
      <div className={classes.side}>
        <Side current={entry?.id} />
      </div>
      <div className={classes.middle}>
        {flowId !== undefined && !entry && (
          <p className={classes.loading} role="alert">
            {t('noSuchFlow', { flow: flowId })}
          </p>
        )}
        {entry ? (
          <Suspense fallback={loading}>
            {shown === entry ? <ShopFlow key={entry.id} entry={entry} tools={tools} /> : loading}
          </Suspense>
        ) : (
          <>
            <OpenReport />
            {flowId === undefined && isLive && <FlowMap />}
            <Overview />
          </>
        )}
      </div>
    </Tools>
  )
}
