import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** What the API has answered to this page. */
    answers?: unknown[]
  }
}

/**
 * Notes what the API answers to each page that is opened from now on, before the page has it. By the page's own `fetch`, since a
 * route would take every file through the test and leave the browser without its cache.
 */
export const noteAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const answers: unknown[] = (window.answers = [])
    const { fetch } = window
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      if (response.headers.get('content-type')?.includes('json')) answers.push(await response.clone().json())
      return response
    }
  })

/** Adds every text that the page was sent: names of products and articles are data, in the language of the shop. */
export async function addData(page: Page, data: Set<string>): Promise<void> {
  const add = (value: unknown) => {
    if (typeof value === 'string') {
      for (const [, alt = ''] of value.matchAll(/<img [^>]*alt="([^"]*)"/g)) data.add(alt)
      data.add(
        value
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  add(await page.evaluate(() => window.answers))
}

/** A letter of the pseudo-language. */
const sign = /[åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ]/
/** What `Intl` writes of dates, and the words of sizes, which stand with their measures in src/lib/formats/format-sizes.ts. */
const written =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|thick|wide|long|to)$/
/** Names of languages and their number formats are not translated. */
const ofLanguages = /^(TH ภาษาไทย|EN English|ราคา ขนาด และวันที่แบบไทย|Common-era dates)$/
/** Names that are the same in every language. */
const names =
  /^(Phaen|แผ่น|LINE|Facebook|Instagram|English|ไทย|TH|EN|Google|Visa|Mastercard|OTP|PDF|SKU|px|mm|cm|m|kg|g)$/

/** What the settings of the shop say of it. */
const ofShop =
  /^(Monday to Saturday, 8\.00–17\.30|hello@phaen\.example|@phaen|บริษัท แผ่น เทรดดิ้ง จำกัด|PromptPay)$/

/** Texts of the page that are neither signed nor data. */
export async function untranslated(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element?.checkVisibility() || element.closest('script, style, noscript, svg')) continue
      found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
    return found.map((text) => text.replaceAll(/\s+/g, ' ').trim())
  })
  const known = [...data].join('\n')
  return [...new Set(texts)].filter((text) => {
    const words = text.match(/[A-Za-z\u0E00-\u0E7F]{2,}/g) ?? []
    // Values stand in sentences that are signed.
    if (words.length === 0 || sign.test(text) || known.includes(text)) return false
    if (ofLanguages.test(text) || ofShop.test(text)) return false
    if (text.startsWith('http://') || text.startsWith('https://')) return false
    // Thai addresses say what kind of place each part is.
    const plain = words.map((word) => word.replace(/^(แขวง|เขต|ตำบล|อำเภอ|จังหวัด)/, ''))
    return plain.some((word) => !known.includes(word) && !names.test(word) && !written.test(word))
  })
}
