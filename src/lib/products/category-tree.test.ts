import { expect, it } from 'vitest'
import type { Category } from '../../../openapi/generated/schema.ts'
import { findCategory } from './category-tree.ts'

const category = (path: string, children: Category[] = []): Category => ({
  id: `c-${path.replaceAll('.', '-')}`,
  path,
  name: path,
  imageUrl: '/media/x.svg',
  productCount: 1,
  children,
})
const cast = category('sign.acrylic.cast')
const acrylic = category('sign.acrylic', [cast])
const sign = category('sign', [acrylic])
const tree = [category('rolls'), sign]

it('finds a category at any depth by its id, with the way to it', () => {
  expect(findCategory(tree, 'c-sign-acrylic-cast')).toEqual({ category: cast, ancestors: [sign, acrylic] })
  expect(findCategory(tree, 'c-sign')).toEqual({ category: sign, ancestors: [] })
})

it('finds a category by its path, as a product names it', () => {
  expect(findCategory(tree, 'sign.acrylic')?.category).toBe(acrylic)
})

it('finds nothing where nothing is', () => {
  expect(findCategory(tree, 'c-nowhere')).toBeUndefined()
})
