import { expect, it } from 'vitest'
import { createShopClient } from '../../api/client.ts'
import { readBlogs, readNewsList } from './read-articles.ts'

it.each([
  ['R7.33: the list of blogs', readBlogs, '/api/blogs/thai'],
  ['R7.36: the list of news', readNewsList, '/api/news/thai'],
])('%s is read without the loading overlay', async (_, read, path) => {
  const sent: string[] = []
  const counted: string[] = []
  const client = createShopClient({
    baseUrl: 'http://shop.test',
    onRequestStarted: () => counted.push('started'),
    fetch: async ({ url }) => {
      sent.push(new URL(url).pathname)
      return Response.json({ data: [], totalRecords: 0 })
    },
  })
  const { signal } = new AbortController()
  await read({ client, language: 'thai', query: {}, pageNumber: 1, pageSize: 12, signal })
  expect(sent).toEqual([path])
  expect(counted).toEqual([])
})
