import { useDidUpdate } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../../openapi/generated/schema.ts'
import { FailedNotice } from '../../../components/failed-notice/failed-notice.tsx'
import { Overlay } from '../../../components/overlay/overlay.tsx'
import { SkeletonGroup } from '../../../components/skeleton/skeleton.tsx'
import { useRecord, type ReadRecordArgs } from '../../../flows/record/use-record.ts'
import type { Compared } from './comparison.ts'
import { readProduct } from '../read-product.ts'
import { comparedColumns } from './compared-columns.ts'
import { ComparisonTable } from './comparison-table.tsx'

interface ComparisonDialogProps {
  goods: Compared[]
  isOpen: boolean
  onClose: () => void
}

/** The chosen goods side by side. It closes when none is left. */
export default function ComparisonDialog({ goods, isOpen, onClose }: ComparisonDialogProps) {
  const { t } = useTranslation('lists')
  const isShown = isOpen && goods.length > 0
  return (
    <Overlay opened={isShown} onClose={onClose} title={t('comparison')} size="wide">
      {isShown && <Contents goods={goods} />}
    </Overlay>
  )
}

function Contents({ goods }: { goods: Compared[] }) {
  const { t } = useTranslation('lists')
  const ids = [...new Set(goods.map(({ productId }) => productId))].join(',')
  const { view, open, retry } = useRecord('comparison', ids, readCompared)
  useDidUpdate(() => open(ids), [ids])
  if (view.kind === 'loading') return <SkeletonGroup height={480} />
  if (view.kind !== 'shown') return <FailedNotice message={t('comparisonFailed')} onRetry={retry} />
  return <ComparisonTable columns={comparedColumns(goods, view.item)} />
}

/** Reads the products of a comparison; their ids, joined by commas, are its id. */
function readCompared({ id, ...ask }: ReadRecordArgs): Promise<Product[]> {
  return Promise.all(id.split(',').map((one) => readProduct({ ...ask, id: one })))
}
