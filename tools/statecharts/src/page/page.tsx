import { createRoot } from 'react-dom/client'
import type { FlowCases } from '../cases.ts'
import type { Layout } from '../layout/layout.ts'
import { machinesIn } from '../machines-in.ts'
import type { Plan } from '../plan.ts'
import { asFlow } from '../react/flow.ts'
import { Gallery } from '../react/gallery/gallery.tsx'

/** What the command knows of a machine; the page has the machine itself from its file. */
export interface Shown {
  id: string
  /** The name of the machine in its file. */
  name: string
  file: string
  source: string
  layout: Layout
  plan: Plan
  cases: FlowCases
}

/** Opens the gallery of these machines in the page. */
export function openGallery(shown: (Shown & { exported: Record<string, unknown> })[]): void {
  const machines = shown.flatMap(({ exported, name, ...rest }) =>
    machinesIn(rest.file, exported)
      .filter((one) => one.name === name)
      .map(({ machine }) => asFlow({ ...rest, machine })),
  )
  const root = document.createElement('div')
  document.body.append(root)
  createRoot(root).render(
    <Gallery machines={machines} language={navigator.language.startsWith('th') ? 'th' : 'en'} />,
  )
}
