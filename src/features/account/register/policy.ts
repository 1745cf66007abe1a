import type { ContentPage } from '../../../../openapi/generated/schema.ts'
import type { RecordView } from '../../../flows/record/record-view.ts'

/** The privacy policy in force, which a customer consents to. */
export interface Policy {
  view: RecordView<ContentPage>
  retry: () => void
}
