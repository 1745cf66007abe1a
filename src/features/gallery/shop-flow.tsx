import { Statechart } from '@phaen/statecharts/react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type IndexedFlow, requirementTexts, testsOfRequirements } from './flow-index.ts'
import { loadFlow } from './load-flow.ts'
import { useOpenedRecordings } from './replay/opened-report.ts'
import classes from './shell/gallery.module.css'
import { useFlowWords } from './shell/use-flow-words.ts'

/** A flow of the shop, once its scripts are here. */
export function ShopFlow({ entry, tools }: { entry: IndexedFlow; tools: Element | null }) {
  const flow = use(loadFlow(entry.id))
  const { title } = useFlowWords()(entry)
  const { hash } = useLocation()
  const recordings = useOpenedRecordings().filter((opened) => opened.flow === entry.id)
  return (
    <Statechart
      flow={flow}
      title={title}
      selected={hash.slice(1) || undefined}
      onSelect={keepInAddress}
      tools={tools}
      recordings={recordings.map(({ recording }) => recording)}
      aboutState={({ meta }) => <Requirements ids={meta?.spec ?? []} />}
    />
  )
}

/**
 * The address names the state after `#`, so that it can be sent to others. A choice replaces the address without a
 * navigation, because it is no new page and the focus must stay where it is.
 */
function keepInAddress(state: string | undefined) {
  const { pathname, search } = window.location
  const hash = state === undefined ? '' : `#${state}`
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}

function Requirements({ ids }: { ids: string[] }) {
  const { t } = useTranslation('gallery')
  if (ids.length === 0) return null
  return (
    <>
      <h3 className={classes.title}>{t('requirements')}</h3>
      <dl className={classes.requirements} lang="en">
        {ids.map((id) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>{requirementTexts[id]}</dd>
            {(testsOfRequirements[id] ?? []).map((file) => (
              <dd key={file}>
                <code>{file}</code>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}
