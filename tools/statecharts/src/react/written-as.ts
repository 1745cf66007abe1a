import { configAsJson } from '../export/json.ts'
import { asMermaid } from '../export/mermaid.ts'
import { asScxml } from '../export/scxml/as-scxml.ts'
import type { Flow } from './flow.ts'

export type Format = 'source' | 'json' | 'mermaid' | 'scxml'

/** A flow as a text for another tool. */
export function writtenAs({ machine, source }: Flow, format: Format): string {
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
