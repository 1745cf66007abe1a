import type { ArticlePage } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadPageArgs } from '../../flows/paged-list/use-paged-list.ts'

type Ask = ReadPageArgs<Record<string, never>>

const asking = ({ language, pageNumber, pageSize, signal }: Ask) => ({
  params: { path: { language }, query: { pageNumber, pageSize, isPublished: true } },
  signal,
})

export const readBlogs = (ask: Ask): Promise<ArticlePage> =>
  dataOf(ask.client.quiet.GET('/api/blogs/{language}', asking(ask)))

export const readNewsList = (ask: Ask): Promise<ArticlePage> =>
  dataOf(ask.client.quiet.GET('/api/news/{language}', asking(ask)))
