import { Window } from 'happy-dom'
import type { Site } from './site.ts'

const { DOMParser } = new Window()

export interface Screen {
  status: number
  title: string
  /** The parts of the page by selector, as far as they are there. */
  part: (selector: string) => Part
  main: Part
}

/** Each field is read from the page when it is asked for. */
interface Part {
  /** Its words, with single spaces. */
  text: string
  headings: string[]
  links: (readonly [name: string, address: string])[]
  /** The accessible descriptions of its pictures. */
  pictures: string[]
  /** The part of it that has this heading. */
  under: (heading: string) => Part
  count: (selector: string) => number
  buttons: string[]
  /** The values of its fields. */
  values: (selector: string) => string[]
}

/** A page as the server renders it, without its scripts. */
export async function readScreen(
  site: Site,
  path: string,
  headers: Record<string, string> = {},
): Promise<Screen> {
  const { status, body } = await site.api.call('GET', path, { headers })
  const html = String(body).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  const document = new DOMParser().parseFromString(html, 'text/html') as unknown as Document
  const part = (selector: string) => partOf(document.querySelector(selector), selector)
  return { status, title: document.title, part, main: part('main') }
}

const textOf = ({ textContent }: Element) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()

function partOf(found: Element | null, name: string): Part {
  if (!found) throw new Error(`There is no ${name}`)
  const all = (selector: string) => [...found.querySelectorAll(selector)]
  return {
    get text() {
      return textOf(found)
    },
    get headings() {
      return all('h1, h2, h3').map(textOf)
    },
    get links() {
      return all('a').map((link) => [textOf(link), link.getAttribute('href') ?? ''] as const)
    },
    get pictures() {
      return all('img').map((picture) => picture.getAttribute('alt') ?? '')
    },
    under: (heading) =>
      partOf(
        all('section, nav').find((one) => one.querySelector('h2')?.textContent === heading) ?? null,
        heading,
      ),
    get buttons() {
      return all('button').map(textOf)
    },
    count: (selector) => all(selector).length,
    values: (selector) => all(selector).map((field) => field.getAttribute('value') ?? ''),
  }
}
