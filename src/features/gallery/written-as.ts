import { asMermaid, asScxml, configAsJson } from '@phaen/statecharts'
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
