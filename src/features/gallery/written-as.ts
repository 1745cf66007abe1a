import { configAsJson } from '../../../tools/statecharts/export/json.ts'
import { asMermaid } from '../../../tools/statecharts/export/mermaid.ts'
import { asScxml } from '../../../tools/statecharts/export/scxml/as-scxml.ts'
import type { LoadedFlow } from './load-flow.ts'

export type Format = 'source' | 'json' | 'mermaid' | 'scxml'

/** A flow as a text for another tool. */
export function writtenAs({ machine, source }: LoadedFlow, format: Format): string {
  switch (format) {
    case 'source':
      return source
    case 'json':
      return configAsJson(machine)
    case 'mermaid':
      return asMermaid(machine)
    case 'scxml':
      return asScxml(machine)
  }
}
