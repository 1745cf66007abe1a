import type { ArticlePage } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { PageAsk } from '../../flows/paged-list/actors/fetch-page-with.ts'

type Ask = PageAsk<Record<string, never>>

const asking = ({ language, pageNumber, pageSize, signal }: Ask) => ({
  params: { path: { language }, query: { pageNumber, pageSize, isPublished: true } },
  headers: withoutOverlay,
  signal,
})

export const readBlogs = (ask: Ask): Promise<ArticlePage> =>
  dataOf(ask.client.GET('/api/blogs/{language}', asking(ask)))

export const readNewsList = (ask: Ask): Promise<ArticlePage> =>
  dataOf(ask.client.GET('/api/news/{language}', asking(ask)))
