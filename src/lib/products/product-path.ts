import { generatePath } from 'react-router-dom'
import { paths } from '../paths.ts'

/** The page of a product, opened on a variant where one is named. */
export function productPath(id: string, variantId?: string): string {
  const page = generatePath(paths.productDetail, { id })
  return variantId === undefined ? page : `${page}?${new URLSearchParams({ variant: variantId })}`
}
