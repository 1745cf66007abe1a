import type { HeadFacts } from '../head-facts.ts'
import type { Step } from '../trail.ts'

export const breadcrumbs = ({ urlOf }: HeadFacts, trail: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, page }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(page),
  })),
})
