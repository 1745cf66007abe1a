import { expect, it } from 'vitest'
import { createShopClient } from '../../api/client.ts'
import { readBlogs, readNewsList } from './read-articles.ts'

it.each([
  ['R3.16 R7.32 R7.33: the list of blogs', readBlogs, '/api/blogs/thai'],
  ['R3.16 R7.35 R7.36: the list of news', readNewsList, '/api/news/thai'],
])(
  '%s is asked for by its page and what is published alone, without the loading overlay',
  async (_, read, path) => {
    const sent: string[] = []
    const counted: string[] = []
    const client = createShopClient({
      baseUrl: 'http://shop.test',
      onRequestStarted: () => counted.push('started'),
      send: async ({ url }) => {
        const { pathname, search } = new URL(url)
        sent.push(pathname + search)
        return Response.json({ data: [], totalRecords: 0 })
      },
    })
    const { signal } = new AbortController()
    await read({ client, language: 'thai', query: {}, pageNumber: 2, pageSize: 12, signal })
    expect(sent).toEqual([`${path}?pageNumber=2&pageSize=12&isPublished=true`])
    expect(counted).toEqual([])
  },
)
