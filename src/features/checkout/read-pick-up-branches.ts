import type { PickUpBranch } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'

/** The branches that hand over orders. */
export const readPickUpBranches = ({ client, language, signal }: RecordAsk): Promise<PickUpBranch[]> =>
  dataOf(
    client.GET('/{language}/api/pick-up-branches', {
      params: { path: { language } },
      headers: withoutOverlay,
      signal,
    }),
  )
