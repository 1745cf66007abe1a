import * as v from 'valibot'
import { categoryIdOf, productIdOf } from './catalogue-sheets.ts'
import { readDocument } from './document.ts'
import type { Faults } from './faults.ts'
import { openHours } from './open-hours.ts'
import * as cell from './sheet.ts'
import { readSheet } from './sheet.ts'
import { pageSlugs } from './shop.ts'
import type { Article, Banner, Branch, Catalogue, Client, Content, Page, Text } from './shop.ts'
import { unbrokenTitle } from './unbroken-measures.ts'

const day = 86_400_000
const line = v.pipe(v.string('lacks its text'), v.trim(), v.nonEmpty('is empty'))
const text = v.object({ th: line, en: line }, 'lacks its text in th and en')
const moment = v.pipe(v.string('lacks its time'), cell.moment)
const daysAgo = /^(\d{1,4}) days? ago$/
/** A time, or `3 days ago` for an article whose text says no date: in the morning, that many days before the shop's start. */
const published = v.pipe(
  v.string('lacks its time'),
  v.transform((word) => {
    const days = daysAgo.exec(word.trim())?.[1]
    return days === undefined
      ? word
      : `${new Date(Date.now() - Number(days) * day).toISOString().slice(0, 10)}T03:00:00.000Z`
  }),
  cell.moment,
)
const count = v.optional(
  v.pipe(v.number('is no number'), v.integer('is no whole number'), v.minValue(0, 'is below 0')),
  0,
)
const names = v.optional(
  v.pipe(
    v.array(line, 'is no list'),
    v.check((list) => new Set(list).size === list.length, 'names one twice'),
  ),
  [],
)

const articleHead = v.strictObject({
  title: text,
  excerpt: text,
  cover: v.strictObject({ picture: line, alt: text }),
  published,
  draft: v.optional(v.boolean('is neither true nor false'), false),
  views: count,
  shares: count,
  products: names,
  categories: names,
})
const bannerHead = v.strictObject({
  title: text,
  picture: line,
  picture_mobile: line,
  alt: text,
  link: v.optional(line),
})
const pageHead = v.strictObject({ title: text, version: line, effective: moment })

const branchColumns = {
  branch: cell.name,
  name_th: cell.text,
  name_en: cell.text,
  district_th: cell.text,
  district_en: cell.text,
  address_th: cell.text,
  address_en: cell.text,
  phone: cell.text,
  hours_th: cell.text,
  hours_en: cell.text,
  pick_up_hours: cell.maybe(openHours),
  lat: v.pipe(cell.number, v.minValue(-90, 'is no latitude'), v.maxValue(90, 'is no latitude')),
  lng: v.pipe(cell.number, v.minValue(-180, 'is no longitude'), v.maxValue(180, 'is no longitude')),
}
const clientColumns = {
  client: cell.name,
  name_th: cell.text,
  name_en: cell.text,
  job_th: cell.text,
  job_en: cell.text,
  picture: cell.text,
  picture_text_th: cell.text,
  picture_text_en: cell.text,
  product: cell.name,
}

export interface Folder {
  textOf(file: string): string
  /** The Markdown files of a folder, sorted by name. */
  documentsIn(folder: string): string[]
}

export function readContent(folder: Folder, catalogue: Catalogue, faults: Faults): Content {
  const articles = (kind: string) => readArticles(kind, folder, catalogue, faults)
  return {
    blogs: articles('blogs'),
    news: articles('news'),
    banners: readAll(folder, 'content/banners', bannerHead, faults).map(
      ({ name, head, contentHtml }): Banner => ({
        // The number before the name is the banner's place.
        id: name.replace(/^\d+-/, ''),
        title: head.title,
        imageUrl: head.picture,
        imageMobileUrl: head.picture_mobile,
        alt: head.alt,
        ...(head.link !== undefined && { link: head.link }),
        contentHtml,
      }),
    ),
    pages: readPages(folder, faults),
    branches: readBranches(folder, faults),
    clients: readClients(folder, catalogue, faults),
  }
}

function readAll<Head>(
  folder: Folder,
  path: string,
  schema: v.GenericSchema<unknown, Head>,
  faults: Faults,
): { name: string; file: string; head: Head; contentHtml: Text }[] {
  return folder.documentsIn(path).flatMap((file) => {
    const name = file.slice(path.length + 1, -'.md'.length)
    if (!v.is(cell.name, name)) faults.add({ file }, 'has a name that is none of letters, digits, - and _')
    const found = readDocument(file, folder.textOf(file), schema, faults)
    return found ? [{ name, file, ...found }] : []
  })
}

function readPages(folder: Folder, faults: Faults): Page[] {
  return readAll(folder, 'content/pages', pageHead, faults).flatMap(({ name, file, head, contentHtml }) => {
    const slug = pageSlugs.find((known) => known === name)
    if (slug)
      return [{ slug, title: head.title, version: head.version, effectiveAt: head.effective, contentHtml }]
    faults.add({ file }, `is none of the shop's pages: ${pageSlugs.join(', ')}`)
    return []
  })
}

const bothUnbroken = ({ th, en }: Text): Text => ({ th: unbrokenTitle(th), en: unbrokenTitle(en) })

function readArticles(kind: string, folder: Folder, catalogue: Catalogue, faults: Faults): Article[] {
  const products = new Set(catalogue.products.map(({ code }) => code))
  const categories = new Set(catalogue.categories.map(({ path }) => path))
  const refer = (file: string, column: string, given: string[], known: Set<string>) => {
    for (const one of given.filter((name) => !known.has(name)))
      faults.add({ file, column }, `"${one}" is not in the catalogue`)
  }
  return readAll(folder, `content/${kind}`, articleHead, faults)
    .map(({ name, file, head, contentHtml }): Article => {
      refer(file, 'products', head.products, products)
      refer(file, 'categories', head.categories, categories)
      return {
        id: name,
        title: bothUnbroken(head.title),
        excerpt: bothUnbroken(head.excerpt),
        contentHtml,
        cover: { url: head.cover.picture, alt: head.cover.alt },
        publishedAt: head.published,
        viewCount: head.views,
        shareCount: head.shares,
        isPublished: !head.draft,
        productIds: head.products.map(productIdOf),
        categoryIds: head.categories.map(categoryIdOf),
      }
    })
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

function readBranches({ textOf }: Folder, faults: Faults): Branch[] {
  const file = 'content/branches.csv'
  return readSheet({ file, text: textOf(file), columns: branchColumns }, faults).map((row) => ({
    id: row.branch,
    name: { th: row.name_th, en: row.name_en },
    district: { th: row.district_th, en: row.district_en },
    address: { th: row.address_th, en: row.address_en },
    phone: row.phone,
    hours: { th: row.hours_th, en: row.hours_en },
    ...(row.pick_up_hours && { pickUpHours: row.pick_up_hours }),
    lat: row.lat,
    lng: row.lng,
  }))
}

function readClients({ textOf }: Folder, catalogue: Catalogue, faults: Faults): Client[] {
  const file = 'content/clients.csv'
  const products = new Set(catalogue.products.map(({ code }) => code))
  return readSheet({ file, text: textOf(file), columns: clientColumns }, faults).map((row) => {
    if (!products.has(row.product))
      faults.add({ file, column: 'product' }, `"${row.product}" is not in the catalogue`)
    return {
      id: row.client,
      name: { th: row.name_th, en: row.name_en },
      job: { th: row.job_th, en: row.job_en },
      picture: { url: row.picture, alt: { th: row.picture_text_th, en: row.picture_text_en } },
      productId: productIdOf(row.product),
    }
  })
}
