import { type ReactNode, Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react'
import type { Recording } from '../../recording/recording.ts'
import { stateName } from '../../walker/declared.ts'
import type { Flow } from '../flow.ts'
import { asListed, type Listed, listedAs, useLoaded } from '../listed.ts'
import { NightButton, useNight } from '../shell/night-button.tsx'
import { Tools } from '../shell/tools.tsx'
import { Statechart } from '../statechart.tsx'
import { type Language, useText, useWords, Words } from '../words/words.tsx'
import { FlowMap, type FlowMapProps } from './flow-map.tsx'
import classes from './gallery.module.css'
import { OpenReport } from './open-report.tsx'
import { Overview } from './overview.tsx'
import { type Place, PlaceContext, showInAddress, usePlaceInHash } from './place.tsx'
import { Requirements } from './requirements.tsx'
import { Side } from './side.tsx'

interface GalleryProps {
  /** Those that are here, and those that are loaded when they are opened. */
  machines: readonly (Flow | Listed)[]
  language?: Language
  /** Which one is open. Without it, the address says it after `#`. */
  place?: Place
  /** Which machine tells which. */
  map?: Omit<FlowMapProps, 'machines'>
  /** What stands first in the head. */
  brand?: ReactNode
  /** What else stands in the head. */
  extras?: ReactNode
}

/** Machines to read and to play. A server renders the list of them; the charts are drawn in the browser alone. */
export function Gallery({ language = 'en', place, ...rest }: GalleryProps) {
  const inHash = usePlaceInHash()
  return (
    <Words language={language}>
      <PlaceContext value={place ?? inHash}>
        <Room {...rest} language={language} place={place ?? inHash} />
      </PlaceContext>
    </Words>
  )
}

type RoomProps = Omit<GalleryProps, 'language' | 'place'> & { language: Language; place: Place }

function Room({ machines, language, place, map, brand, extras }: RoomProps) {
  const t = useWords()
  const textOf = useText()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const listed = machines.map(asListed)
  const [recordings, setRecordings] = useState<Recording[]>([])
  const [tools, setTools] = useState<Element | null>(null)
  const only = listed.length === 1 ? listed[0] : undefined
  const entry = place.machine === undefined ? only : listed.find(({ id }) => id === place.machine)
  // A fallback of React stands for 0.3 seconds at least; a deferred page comes as soon as its scripts are here.
  const shown = useDeferredValue(isLive ? entry : undefined)
  const loading = <p className={classes.loading}>{t('loading')}</p>
  const title = textOf(entry?.title ?? entry?.id ?? t('gallery'))
  return (
    <Tools as="main" language={language} isDark={useNight()} className={classes.gallery}>
      {entry && (
        <button type="button" className={classes.skip} onClick={skipToChart}>
          {t('skipToChart')}
        </button>
      )}
      <header className={classes.bar}>
        {brand}
        <h1 tabIndex={-1}>{title}</h1>
        {entry && entry.id !== title && <code>{entry.id}</code>}
        <span className={classes.push} />
        <div ref={setTools} className={classes.tools} />
        {extras}
        <NightButton />
      </header>
      {!only && (
        <div className={classes.side}>
          <Side machines={listed} current={entry?.id} />
        </div>
      )}
      <div className={classes.middle}>
        {place.machine !== undefined && !entry && (
          <p className={classes.loading} role="alert">
            {t('noSuchFlow', { flow: place.machine })}
          </p>
        )}
        {entry ? (
          <Suspense fallback={loading}>
            {shown === entry ? (
              <Opened
                key={entry.id}
                entry={entry}
                place={place}
                tools={tools}
                recordings={recordings.filter(({ machine }) => listedAs(listed, machine) === entry)}
              />
            ) : (
              loading
            )}
          </Suspense>
        ) : (
          <>
            <OpenReport machines={listed} recordings={recordings} onOpen={setRecordings} />
            {map && place.machine === undefined && isLive && <FlowMap {...map} machines={listed} />}
            <Overview machines={listed} />
          </>
        )}
      </div>
    </Tools>
  )
}

const skipToChart = () => document.querySelector<HTMLElement>('[data-chart]')?.focus()

const never = () => () => undefined

interface OpenedProps {
  entry: Listed
  place: Place
  tools: Element | null
  recordings: Recording[]
}

/** A machine, once its scripts are here. */
function Opened({ entry, place, tools, recordings }: OpenedProps) {
  const flow = useLoaded(entry)
  const title = useText()(entry.title ?? entry.id)
  return (
    <Statechart
      flow={flow}
      title={title}
      selected={place.state}
      onSelect={(state) => showInAddress(place.addressOf(entry.id, state))}
      tools={tools}
      recordings={recordings}
      aboutState={(node) => (
        <Requirements list={entry.requirements?.filter(({ state }) => state === stateName(node)) ?? []} />
      )}
    />
  )
}
