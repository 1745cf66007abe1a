import '../../../../src/app/styles/styles.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { FlowPage } from '../../../../src/features/gallery/flow-page.tsx'
import { asLoaded, type LoadedFlow } from '../../../../src/features/gallery/load-flow.ts'
import classes from '../../../../src/features/gallery/shell/gallery.module.css'
import colours from '../../../../src/features/gallery/shell/tool-colours.module.css'
import { createTranslations } from '../../../../src/i18n/translations.ts'
import { declaredBy, type FlowCases } from '@phaen/statecharts'
import { openedAt, type OpenedFlow } from './opened-flow.ts'

/** The gallery of one machine, without the shop around it. */
function OpenedPage({ flow }: { flow: LoadedFlow }) {
  const [tools, setTools] = useState<Element | null>(null)
  return (
    <main className={`${colours.tool} ${classes.gallery}`} data-alone>
      <header className={classes.bar}>
        <h1>{flow.id}</h1>
        <span className={classes.push} />
        <div ref={setTools} className={classes.tools} />
      </header>
      <div className={classes.middle}>
        <FlowPage
          flow={flow}
          title={flow.id}
          transitions={declaredBy(flow.machine).names.size}
          tools={tools}
        />
      </div>
    </main>
  )
}

const answer = await fetch(openedAt)
const { machineFile, casesFile, ...rest }: OpenedFlow = await answer.json()
const exported: Record<string, unknown> = await import(/* @vite-ignore */ machineFile)
const samples: Record<string, FlowCases> = casesFile ? await import(/* @vite-ignore */ casesFile) : {}
const flow = asLoaded(exported, { ...rest, cases: Object.values(samples)[0] ?? {} })
const translations = await createTranslations('en', ['shop', 'gallery'])
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <I18nextProvider i18n={translations}>
      <BrowserRouter>
        <OpenedPage flow={flow} />
      </BrowserRouter>
    </I18nextProvider>,
  )
