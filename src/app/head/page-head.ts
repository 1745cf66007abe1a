import type { ListedPage } from '../../../openapi/page-entry.ts'
import { priceToPay } from '../../lib/money.ts'
import { descriptionOf } from './description.ts'
import type { HeadFacts } from './head-facts.ts'
import { dataBlock, tag } from './html-tags.ts'
import { listedAddress } from './listed-address.ts'
import { pageData } from './page-data.ts'
import { sharedPicture } from './shared-picture.ts'

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
  const thai = origin + listedAddress(page, 'th')
  const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })
  return [
    tag('link', { rel: 'canonical', href: urlOf(page) }),
    alternate('th', thai),
    alternate('en', origin + listedAddress(page, 'en')),
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
