import type { Article } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

/** Placeholder id for the newest news item. */
export const newest = 'newest'

export function readBlog({ client, language, id, signal }: ReadRecordArgs): Promise<Article> {
  return dataOf(
    client.quiet.GET('/api/blogs/{language}/{id}', { params: { path: { language, id } }, signal }),
  )
}

export async function readNews(ask: ReadRecordArgs): Promise<Article> {
  const { client, language, signal } = ask
  const id = ask.id === newest ? await newestId(ask) : ask.id
  return dataOf(client.quiet.GET('/api/news/{language}/{id}', { params: { path: { language, id } }, signal }))
}

async function newestId({ client, language, signal }: ReadRecordArgs): Promise<string> {
  const { data } = await dataOf(
    client.quiet.GET('/api/news/{language}', {
      params: { path: { language }, query: { pageNumber: 1, pageSize: 1, isPublished: true } },
      signal,
    }),
  )
  // If there is no news, the request for the id `newest` makes the server return the not-found problem.
  return data[0]?.id ?? newest
}
