import { useSyncExternalStore } from 'react'
import {
  comparedGoods,
  followCompared,
  noComparedGoods,
  type ComparedGoods,
} from '../../../lib/comparison.ts'

export function useComparison(): ComparedGoods[] {
  return useSyncExternalStore(followCompared, comparedGoods, noComparedGoods)
}
