import type { ListedPage } from '../../../openapi/page-entry.ts'
import { findCategory } from '../../lib/products/category-tree.ts'
import { priceToPay } from '../../lib/formats/money.ts'
import { articleData } from './data/article.ts'
import { breadcrumbs } from './data/breadcrumbs.ts'
import { organization, webSite } from './data/organization.ts'
import { productData } from './data/product.ts'
import type { HeadFacts } from './head-facts.ts'
import { canonicalPath } from './canonical-path.ts'
import { shortened, wordsOf } from './plain-text.ts'
import { sharedPicture } from './shared-picture.ts'
import { trailOf } from './trail.ts'

/**
 * What a page says to search engines and chat apps, as HTML. The data can be long and nothing on the page needs them, so
 * they are not in the head.
 */
export function pageHead(facts: HeadFacts): { head: string; data: string } {
  const { page } = facts
  if (!page) return { head: tag('meta', { name: 'robots', content: 'noindex' }), data: '' }
  const description = descriptionOf(facts, page)
  const data = pageData(facts, page)
  const head = [
    tag('meta', { name: 'description', content: description }),
    ...addresses(facts, page),
    ...openGraph(facts, page, description),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('')
  return { head, data: data ? dataBlock(data) : '' }
}

function addresses({ origin, urlOf }: HeadFacts, page: ListedPage): string[] {
  const thai = origin + canonicalPath(page, 'th')
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })
  return [
    tag('link', { rel: 'canonical', href: urlOf(page) }),
    alternate('th', thai),
    alternate('en', origin + canonicalPath(page, 'en')),
    alternate('x-default', thai),
  ]
}

const locales = { th: 'th_TH', en: 'en_US' }

function openGraph(facts: HeadFacts, page: ListedPage, description: string): string[] {
  const { language, origin, subject } = facts
  const picture = sharedPicture(facts, page)
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', facts.brand],
    ['og:type', typeOf(facts)],
    ['og:title', facts.title],
    ['og:description', description],
    ['og:url', facts.urlOf(page)],
    ['og:locale', locales[language]],
    ['og:locale:alternate', locales[language === 'th' ? 'en' : 'th']],
    ['og:image', picture && new URL(picture.url, origin).href],
    ['og:image:width', picture?.size?.width],
    ['og:image:height', picture?.size?.height],
    ['og:image:alt', picture?.alt],
  ]
  if (subject?.kind === 'product') {
    const { price, specialPrice } = subject.item
    properties.push(
      ['product:price:amount', priceToPay(price, specialPrice)],
      ['product:price:currency', 'THB'],
    )
  }
  if (subject?.kind === 'blog' || subject?.kind === 'news')
    properties.push(
      ['article:published_time', subject.item.publishedAt],
      ['article:modified_time', subject.item.modifiedAt],
    )
  return properties.flatMap(([property, content]) =>
    content === undefined ? [] : [tag('meta', { property, content })],
  )
}

function typeOf({ subject }: HeadFacts): string {
  if (subject?.kind === 'product') return 'product'
  return subject?.kind === 'blog' || subject?.kind === 'news' ? 'article' : 'website'
}

/** What search engines show below the page's title. */
function descriptionOf(facts: HeadFacts, page: ListedPage): string {
  const { t, language } = facts
  const text = shortened(textOf(facts, page), language)
  const { pageNumber = 1 } = page
  return pageNumber > 1 ? t('head:onPage', { text, page: pageNumber }) : text
}

function textOf({ t, subject, categories }: HeadFacts, { page, id, special }: ListedPage): string {
  if (subject?.kind === 'product') return wordsOf(subject.item.descriptionHtml)
  if (subject?.kind === 'blog' || subject?.kind === 'news') return subject.item.excerpt
  if (subject) return wordsOf(subject.item.contentHtml)
  if (page === 'productList') {
    const category = id === undefined ? undefined : findCategory(categories, id)?.category
    if (category) return categoryText(t, category)
    return special ? t('head:specialOffers') : t('products:allLead')
  }
  if (page === 'blogList') return t('articles:blogsLead')
  if (page === 'newsList') return t('articles:newsLead')
  return page === 'home' ? t('home:lead') : t('screens:aboutText')
}

const maxNamed = 4

function categoryText(
  t: HeadFacts['t'],
  {
    name,
    productCount: count,
    children,
  }: { name: string; productCount: number; children: { name: string }[] },
): string {
  if (children.length === 0) return t('head:category', { name, count })
  const below = children
    .slice(0, maxNamed)
    .map((child) => child.name)
    .join(', ')
  return t('head:categoryOf', { name, count, below })
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element without content; attributes without a value are left out. */
function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
  return `<${name}${written.join('')} />`
}

/** A block of data for search engines. It is no script, so the content security policy does not concern it. */
function dataBlock(value: object): string {
  // No `<` of the shop's texts can close the element.
  return `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What search engines read of a page, in the vocabulary of schema.org. */
function pageData(facts: HeadFacts, page: ListedPage): object | undefined {
  const trail = trailOf(facts, page)
  const graph = [...nodesOf(facts, page), ...(trail.length > 1 ? [breadcrumbs(facts, trail)] : [])]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

function nodesOf(facts: HeadFacts, { page }: ListedPage): object[] {
  const { subject } = facts
  if (page === 'home') return [organization(facts), webSite(facts)]
  if (page === 'about') return [organization(facts)]
  if (subject?.kind === 'product') return [productData(facts, subject.item)]
  if (subject?.kind === 'blog' || subject?.kind === 'news')
    return [articleData(facts, subject.kind, subject.item)]
  return []
}
