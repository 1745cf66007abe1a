import { useFormat } from '../../../lib/use-format.ts'
import type { IndexedFlow } from '../flow-index.ts'
import { thaiFlows } from '../thai-flows.ts'

/** The title and the description of a flow in the language of the page. */
export function useFlowWords(): (flow: IndexedFlow) => { title: string; description: string } {
  const { language } = useFormat()
  return (flow) => (language === 'th' ? thaiFlows[flow.id] : undefined) ?? flow
}
