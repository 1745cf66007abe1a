import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

export type ArticleKind = 'blog' | 'news'

export const articlePath = (kind: ArticleKind, id: string) =>
  generatePath(kind === 'blog' ? paths.blogDetail : paths.newsDetail, { id })
