import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/config.ts'
import { sampleShop } from '../../server/import/sample-shop.ts'
import type { Text } from '../../server/import/shop.ts'
import { drawingAt } from '../../server/pages/drawing-at.ts'
import { sandboxSettings } from '../../server/shop/common/shop-settings.ts'
import { htmlFaults } from '../../tests/support/html-faults.ts'
import { renderJobPicture } from './job-pictures.ts'
import { renderPortrait } from './portraits.ts'

const { blogs, news, banners, pages, branches, clients } = sampleShop()
const articles = [...blogs, ...news]
const publishedBlogs = blogs.filter((blog) => blog.isPublished)
const publishedNews = news.filter((item) => item.isPublished)
const document = new Window().document

const htmlOf = [
  ...articles.map(({ id, contentHtml }) => ({ id, contentHtml })),
  ...banners.map(({ id, contentHtml }) => ({ id, contentHtml })),
  ...pages.map(({ slug, contentHtml }) => ({ id: slug, contentHtml })),
]
const plainOf: { id: string; text: Text }[] = [
  ...articles.flatMap(({ id, title, excerpt, cover }) =>
    [title, excerpt, cover.alt].map((text) => ({ id, text })),
  ),
  ...banners.flatMap(({ id, title, alt }) => [title, alt].map((text) => ({ id, text }))),
  ...pages.map(({ slug, title }) => ({ id: slug, text: title })),
  ...branches.flatMap(({ id, name, address, hours }) => [name, address, hours].map((text) => ({ id, text }))),
  ...clients.flatMap(({ id, name, job, picture }) => [name, job, picture.alt].map((text) => ({ id, text }))),
]

/** The words a reader sees, block by block, so that a sentence never runs from one cell into the next. */
function wordsOf(html: string): string {
  const body = document.createElement('div')
  body.innerHTML = html.replaceAll('</', ' | </')
  return body.textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

const everyText = [
  ...plainOf,
  ...htmlOf.map(({ id, contentHtml }) => ({
    id,
    text: { th: wordsOf(contentHtml.th), en: wordsOf(contentHtml.en) },
  })),
]

const thaiLetters = (text: string): number => text.match(/[\u0e01-\u0e5b]/g)?.length ?? 0
const englishWords = (text: string): number => text.match(/[A-Za-z][A-Za-z'-]*/g)?.length ?? 0

describe('the sample content', () => {
  it('has the counts a shop opens with', () => {
    const counts = {
      blogs: publishedBlogs.length,
      news: publishedNews.length,
      drafts: articles.filter((article) => !article.isPublished).length,
      banners: banners.length,
      branches: branches.length,
      clients: clients.length,
      pages: pages.map((page) => page.slug).sort(),
    }
    expect(counts).toEqual({
      blogs: 24,
      news: 24,
      drafts: 2,
      banners: 5,
      branches: 8,
      clients: 4,
      pages: ['about', 'contact', 'privacy-policy', 'terms'],
    })
  })

  it.each([
    ['blogs', blogs],
    ['news', news],
    ['banners', banners],
  ])('gives each of the %s its own id and titles', (_kind, items) => {
    for (const values of [
      items.map((item) => item.id),
      items.map((item) => item.title.th),
      items.map((item) => item.title.en),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
    for (const { id } of items) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('says everything in Thai and in English', () => {
    for (const { id, text } of everyText) {
      expect(thaiLetters(text.th), `${id}: Thai`).toBeGreaterThan(2)
      expect(englishWords(text.en), `${id}: English`).toBeGreaterThan(0)
      expect(thaiLetters(text.en), `${id}: Thai letters in the English of “${text.en.slice(0, 40)}”`).toBe(0)
    }
  })

  it('leaves no English sentence in the Thai', () => {
    const leftover = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){3,}/
    for (const { id, text } of everyText) expect(text.th.match(leftover)?.[0], id).toBeUndefined()
  })

  it('writes as the shop does: no polite particles, no emoji, no doubled spaces', () => {
    for (const { id, text } of everyText) {
      expect(text.th.match(/ครับ|ค่ะ|นะคะ/)?.[0], id).toBeUndefined()
      expect(`${text.th}${text.en}`.match(/\p{Extended_Pictographic}/u)?.[0], id).toBeUndefined()
    }
    for (const { id, text } of plainOf) expect(`${text.th}\n${text.en}`, id).not.toMatch(/ {2}|^ | $/m)
  })

  it('is worth reading: long enough, and neither language a summary of the other', () => {
    for (const { id, contentHtml } of publishedBlogs) {
      expect(thaiLetters(wordsOf(contentHtml.th)), id).toBeGreaterThan(1500)
      expect(englishWords(wordsOf(contentHtml.en)), id).toBeGreaterThan(320)
      expect(contentHtml.th.match(/<h2>/g)?.length ?? 0, id).toBeGreaterThan(2)
    }
    for (const { id, contentHtml } of publishedNews) {
      expect(thaiLetters(wordsOf(contentHtml.th)), id).toBeGreaterThan(400)
      expect(englishWords(wordsOf(contentHtml.en)), id).toBeGreaterThan(80)
    }
    for (const { id, contentHtml } of htmlOf) {
      const shape = (html: string) => html.match(/<\/?[a-z0-9]+/g)
      expect(shape(contentHtml.th), `${id}: the same headings, rows and lists in both`).toEqual(
        shape(contentHtml.en),
      )
    }
  })

  it('holds only well-formed, allowed HTML', () => {
    for (const { id, contentHtml } of htmlOf) {
      expect(htmlFaults(contentHtml.th), `${id} in Thai`).toEqual([])
      expect(htmlFaults(contentHtml.en), `${id} in English`).toEqual([])
    }
  })

  it('links only to pages that exist', () => {
    const places = new Set([
      '/product',
      '/product?special=true',
      '/about',
      '/about#contact',
      '/termandcon',
      '/privacyPolicy',
      ...publishedBlogs.map((blog) => `/blogs/detail/${blog.id}`),
      ...publishedNews.map((item) => `/news/detail/${item.id}`),
    ])
    const linked = htmlOf.flatMap(({ contentHtml }) => [
      ...`${contentHtml.th}${contentHtml.en}`.matchAll(/href="([^"]*)"/g),
    ])
    const targets = [
      ...linked.map((match) => match[1]),
      ...banners.map((banner) => banner.link ?? '/product'),
    ]
    // The products behind these are checked with the API's own filters, in tests/contract/facts.
    const toGoods = /^\/product\/(?:detail\/)?[a-z.-]+(?:\?color=[0-9a-f]{6})?$/
    const others = targets.filter((target = '') => !places.has(target) && !toGoods.test(target))
    expect(others).toEqual([])
  })

  it('dates articles in 2023 or 2024 or by the start, the newest days before it, and pages not later than the shop', () => {
    const now = Date.now()
    for (const { id, publishedAt } of articles) {
      const isBeforeStart = now - publishedAt.getTime() < 120 * 86_400_000
      expect(isBeforeStart || [2023, 2024].includes(publishedAt.getUTCFullYear()), id).toBe(true)
    }
    for (const [newest] of [blogs, news]) {
      const age = (now - (newest?.publishedAt.getTime() ?? 0)) / 86_400_000
      expect(age, newest?.id).toBeGreaterThan(0)
      expect(age, newest?.id).toBeLessThan(7)
    }
    for (const { slug, effectiveAt, version } of pages) {
      expect(effectiveAt.getUTCFullYear(), slug).toBeLessThan(2025)
      expect(version, slug).toMatch(/^\d{4}\.\d+$/)
    }
    for (const list of [blogs, news]) {
      const times = list.map(({ publishedAt }) => publishedAt.getTime())
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    }
  })

  it('counts views and shares plausibly', () => {
    for (const { id, viewCount, shareCount, isPublished } of articles) {
      expect(Number.isInteger(viewCount) && Number.isInteger(shareCount), id).toBe(true)
      if (isPublished) expect(shareCount, id).toBeLessThan(viewCount / 10)
      else expect(viewCount + shareCount, id).toBe(0)
    }
  })

  it('shows each picture: a photograph that exists, or a drawing in colours it can take', () => {
    const pictures = [
      ...articles.map(({ cover }) => cover.url),
      ...banners.flatMap(({ imageUrl, imageMobileUrl }) => [imageUrl, imageMobileUrl]),
    ]
    for (const url of pictures) {
      const photograph = /^\/media\/(photographs\/[a-z0-9-]+\/800\.jpg)$/.exec(url)?.[1]
      if (photograph === undefined) expect(drawingAt(url), url).toMatch(/^<svg/)
      else expect(existsSync(join(projectRoot(), 'sample-shop', photograph)), url).toBe(true)
    }
  })

  it('puts every branch inside Thailand, with a telephone number that is plainly a sample', () => {
    for (const { id, lat, lng, phone } of branches) {
      expect(lat > 5.6 && lat < 20.5, id).toBe(true)
      expect(lng > 97.3 && lng < 105.7, id).toBe(true)
      expect(phone, id).toMatch(/^0(2-000-000\d|\d{2}-000-000)$/)
    }
    expect(new Set(branches.map((branch) => `${branch.lat},${branch.lng}`)).size).toBe(branches.length)
  })

  it('states the days of a return and of a claim that the shop keeps by itself', () => {
    const terms = pages.find(({ slug }) => slug === 'terms')?.contentHtml
    const { daysToReturn, daysToClaim } = sandboxSettings
    expect(wordsOf(terms?.th ?? '')).toContain(`กรุณาแจ้งภายใน ${daysToClaim} วันนับจากวันรับ`)
    expect(wordsOf(terms?.th ?? '')).toContain(`คืนได้ภายใน ${daysToReturn} วันนับจากวันรับ`)
    expect(wordsOf(terms?.en ?? '')).toContain(`within ${daysToClaim} days of receipt`)
    expect(wordsOf(terms?.en ?? '')).toContain(`Return within ${daysToReturn} days of receipt`)
  })

  it('shows the people of the shop with name and role, and its groups of goods with pictures', () => {
    for (const html of Object.values(pages.find(({ slug }) => slug === 'about')?.contentHtml ?? {})) {
      const portraits = [
        ...html.matchAll(/<img src="\/media\/people\/([a-z]+)\.svg"[^>]*> <strong>\S[^<]*<\/strong> \S/g),
      ]
      expect(portraits).toHaveLength(4)
      expect(new Set(portraits.map(([, name = '']) => renderPortrait(name))).size).toBe(4)
      const groups = [
        ...html.matchAll(/<img src="(\/media\/drawings\/[^"]+)"[^>]*> <a href="\/product\/[a-z-]+"/g),
      ]
      expect(groups.filter(([, address = '']) => drawingAt(address))).toHaveLength(6)
    }
  })

  it('draws the job of each client without a font, and nothing for a stranger', () => {
    const drawings = clients.map(({ picture }) =>
      renderJobPicture(/([a-z-]+)\.svg$/.exec(picture.url)?.[1] ?? ''),
    )
    expect(new Set(drawings).size).toBe(clients.length)
    for (const drawing of drawings) {
      expect(drawing).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 240"/)
      expect(drawing).not.toMatch(/<text|var\(/)
    }
    expect(renderJobPicture('toString')).toBeUndefined()
  })
})
