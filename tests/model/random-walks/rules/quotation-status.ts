import type { quotationStatusMachine } from '../../../../machines/quotation-status/quotation-status.machine.ts'
import type { QuotationState } from '../../../../openapi/generated/schema.ts'
import type { Rule } from '@phaen/statecharts'

export const rules: Rule<typeof quotationStatusMachine>[] = [
  {
    says: 'a quotation that is no longer open stays what it became',
    watch: () => {
      let end: QuotationState | undefined
      return ({ snapshot }) => {
        if (end !== undefined && snapshot.value !== end) return `it was ${end}`
        end = snapshot.matches('open') ? undefined : snapshot.value
        return undefined
      }
    },
  },
]
