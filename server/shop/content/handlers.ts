import type { Database } from '../../db/database.ts'
import { countShare, listArticles, readArticle } from './articles.ts'
import { seeArticle } from './see-article.ts'
import type { ViewCounter } from './view-counter.ts'
import { listBanners, readBanner } from './banners.ts'
import { listBranches } from './branches.ts'
import { listClients } from './clients.ts'
import { readContent } from './contents.ts'
import type { Handlers } from '../common/handlers.ts'

export function contentHandlers({ db }: Pick<Database, 'db'>, views: ViewCounter): Handlers {
  return {
    listBlogs: ({ path, query }) => listArticles(db, 'blog', path.language, query ?? {}),
    getBlog: ({ path }) => readArticle(db, 'blog', path.language, path.id),
    countBlogView: (call) => seeArticle(db, views, 'blog', call),
    countBlogShare: ({ path }) => countShare(db, 'blog', path.id),
    listNews: ({ path, query }) => listArticles(db, 'news', path.language, query ?? {}),
    getNewsItem: ({ path }) => readArticle(db, 'news', path.language, path.id),
    countNewsItemView: (call) => seeArticle(db, views, 'news', call),
    countNewsItemShare: ({ path }) => countShare(db, 'news', path.id),
    listBanners: ({ path }) => listBanners(db, path.language),
    getBanner: ({ path }) => readBanner(db, path.language, path.id),
    getContent: ({ path }) => readContent(db, path.language, path.slug),
    listBranches: ({ path }) => listBranches(db, path.language),
    listClients: ({ path }) => listClients(db, path.language),
  }
}
