import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { VariantResultsProps } from './variant-results.tsx'

/** The table of variants, which most lists never show. */
const { Part: VariantResults, preload } = lazyPart<VariantResultsProps>(() => import('./variant-results.tsx'))

export { VariantResults }

export const variantResultsPart = { source: 'src/features/products/table/variant-results.tsx', preload }
