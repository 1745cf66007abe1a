import { expect, it } from 'vitest'
import { facetNames } from '../../features/products/list/facets.ts'
import { findSharedPage } from './shared-page.ts'

const find = (url: string) => findSharedPage({ url, languageCookie: undefined })

it('shares a list that is narrowed by any facet, sorted or shown as a table', () => {
  for (const name of [...facetNames, 'keyword', 'sort', 'view', 'page'])
    expect(find(`/products?${name}=1`)?.url, name).toBe(`/products?${name}=1`)
})

it('shares no page with a parameter that no screen reads, and leaves out those of advertisements', () => {
  expect(find('/products?else=1')).toBeUndefined()
  expect(find('/products?color=c8201e&utm_source=line')?.url).toBe('/products?color=c8201e')
})
