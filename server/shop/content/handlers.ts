import type { Database } from '../../db/database.ts'
import type { ArticleCounter } from './article-counter.ts'
import { listArticles, readArticle } from './articles.ts'
import { listBanners, readBanner } from './banners.ts'
import { listBranches } from './branches.ts'
import { listClients } from './clients.ts'
import { readContent } from './contents.ts'
import type { Handlers } from '../common/handlers.ts'

export function contentHandlers({ db }: Pick<Database, 'db'>, counter: ArticleCounter): Handlers {
  return {
    listBlogs: ({ path, query }) => listArticles(db, 'blog', path.language, query ?? {}),
    getBlog: ({ path }) => readArticle(db, 'blog', path.language, path.id),
    countBlogView: async (call) => ({ viewCount: await counter.count('view', 'blog', call) }),
    countBlogShare: async (call) => ({ shareCount: await counter.count('share', 'blog', call) }),
    listNews: ({ path, query }) => listArticles(db, 'news', path.language, query ?? {}),
    getNewsItem: ({ path }) => readArticle(db, 'news', path.language, path.id),
    countNewsItemView: async (call) => ({ viewCount: await counter.count('view', 'news', call) }),
    countNewsItemShare: async (call) => ({ shareCount: await counter.count('share', 'news', call) }),
    listBanners: ({ path }) => listBanners(db, path.language),
    getBanner: ({ path }) => readBanner(db, path.language, path.id),
    getContent: ({ path }) => readContent(db, path.language, path.slug),
    listBranches: ({ path }) => listBranches(db, path.language),
    listClients: ({ path }) => listClients(db, path.language),
  }
}
