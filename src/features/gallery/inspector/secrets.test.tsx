import { act, fireEvent, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import contract from '../../../../openapi/generated/shop.json'
import { flows, type Flow } from '../../../../machines/registry.ts'
import {
  instrument,
  type Move,
  nothingSeen,
  openSession,
  pathsOf,
  type Plan,
  readReport,
} from '@phaen/statecharts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import type { WatchedPage } from '@phaen/statecharts/react'
import * as sandbox from '../../../api/sandbox.ts'
import { inspectorIsOpen } from '../../../lib/flows/inspection.ts'
import { loadFlow } from '../flow-list.ts'
import { ShopInspector, watchShop } from './shop-inspector.tsx'
import { shopSecrets } from './shop-secrets.ts'

// It asks the server, which is not here.
vi.spyOn(sandbox, 'isSandbox').mockResolvedValue(true)

/** Texts that the shop makes and nobody types: names and pictures of goods, suggestions, places of fields, numbers of orders. */
const madeByShop =
  /^(?:type|name|label|unit|hex|imageUrl|path|field|key|options|refCode|orderNumber|privacyPolicyVersion|actor|country)$|(?:^id|Ids?)$/
/** Nobody is known by the measures of a piece, and the figures that are read from them stand in the context. */
const isMeasure = (field: string, text: string) =>
  /^(?:width|length|count)$/.test(field) && /^\d+$/.test(text)
const isProgramWord = (field: string, text: string) =>
  programWords.has(text) ||
  isMeasure(field, text) ||
  /^\d{4}-\d\d-\d\dT/.test(text) ||
  (/^code$|Code$/.test(field) && /^[A-Za-z_]+$/.test(text))

/** The words of the contract's enumerations, and the literals of the machines. */
const programWords = new Set([
  ...enumerated(contract),
  ...flows.flatMap(({ source }) =>
    [...readFileSync(source, 'utf8').matchAll(/'([\w.]+)'/g)].flatMap(([, word]) => word ?? []),
  ),
])

function enumerated(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum.map(String) : []
  const inner: unknown[] = Object.values(schema)
  return [...own, ...inner.flatMap(enumerated)]
}

/** Puts a secret of the same kind in the place of each text that a person or an account may have given. */
class Secrets {
  readonly #known = new Map<string, string>()

  all = () => [...this.#known.values()]

  into<T>(data: T, field = ''): T {
    return this.#replaced(data, field) as T
  }

  #replaced(data: unknown, field: string): unknown {
    if (typeof data === 'string')
      // A letter or two is what a search begins with, and could not be told from any other.
      return data.trim().length < 3 || madeByShop.test(field) || isProgramWord(field, data)
        ? data
        : this.#secretFor(data, field)
    if (Array.isArray(data)) return data.map((inner) => this.#replaced(inner, field))
    if (typeof data !== 'object' || data === null) return data
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.#replaced(value, key)]))
  }

  #secretFor(text: string, field: string): string {
    const bare = text.trim()
    const secret = this.#known.get(bare) ?? secretLike(bare, field, this.#known.size + 11)
    this.#known.set(bare, secret)
    return text.replace(bare, secret)
  }
}

function secretLike(text: string, field: string, number: number): string {
  if (/^0\d{9}$/.test(text)) return `08${91_000_000 + number * 3}`
  if (/^\d+$/.test(text))
    return String(number * 7919 + 36_129)
      .padStart(text.length, '73')
      .slice(-text.length)
  if (text.includes('@')) return `leak${number}@secret.example`
  if (/password/i.test(field)) return `Leak${number}-Pass9`
  if (/token/i.test(field)) return `leaked-${number}-token-${number}`
  return `ลับเฉพาะ ${number} leak${number}`
}

const secretMoves = (path: { do: Move }[], secrets: Secrets): Move[] =>
  path.map(({ do: move }) => secrets.into(move))

function play(flow: Flow, moves: readonly Move[], page: WatchedPage): unknown {
  const session = openSession(instrument(flow.machine), nothingSeen(), page.inspect)
  for (const move of moves) session.play(move)
  return session.snapshot().value
}

const planOf = async ({ id }: Flow): Promise<Plan> =>
  JSON.parse(readFileSync(`machines/${id}/${id}.plan.json`, 'utf8'))

/** Where a secret stands, with the words before it. */
const leaked = (text: string, secrets: Secrets): string[] =>
  secrets.all().flatMap((secret) => {
    const place = text.indexOf(secret)
    return place < 0 ? [] : [text.slice(Math.max(0, place - 60), place + secret.length)]
  })

describe.each(flows)('secrets typed through $id', { timeout: 60_000 }, (flow) => {
  it('reach the states that the plan reaches, and stand in no log, report or case', async () => {
    const elsewhere: unknown[] = []
    for (const path of pathsOf(await planOf(flow))) {
      const secrets = new Secrets()
      const page = watchShop()
      const value = play(flow, secretMoves(path, secrets), page)
      if (JSON.stringify(value) !== JSON.stringify(path.at(-1)?.value))
        elsewhere.push([value, path.at(-1)?.value])
      const written = [
        page.report(),
        page.log(),
        JSON.stringify(page.asEarlierPage()),
        ...page.watch
          .actors()
          .filter(({ machine }) => machine)
          .map((actor) => page.caseOf(actor)),
      ].join('\n')
      expect(leaked(written, secrets)).toEqual([])
      expect(readReport(page.report())).not.toHaveProperty('wrong')
    }
    expect(elsewhere).toEqual([])
  })
})

/** All that somebody can read in the drawer: each flow chosen, and each event of the log opened. */
inspectorIsOpen.write(true)

async function readDrawer(watched: WatchedPage, flowCount: number): Promise<string> {
  const page = await showPart(<ShopInspector page={watched} />, 'en')
  const drawer = within(page.container)
  const read: string[] = []
  for (const button of within(drawer.getByRole('region', { name: 'Actors' }))
    .getAllByRole('button')
    .slice(-flowCount)) {
    // The chart is loaded one step later.
    await act(async () => button.click())
    await drawer.findByRole('group', { name: /^Chart of/ })
    read.push(page.container.innerHTML)
  }
  for (const row of page.container.querySelectorAll<HTMLDetailsElement>('ol details')) {
    row.open = true
    fireEvent(row, new Event('toggle'))
  }
  read.push(page.container.innerHTML)
  page.unmount()
  return read.join('\n')
}

describe.each(flows)('secrets typed through $id', { timeout: 60_000 }, (flow) => {
  it('stand nowhere in the drawer', async () => {
    const longest = pathsOf(await planOf(flow))
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 2)
    const secrets = new Secrets()
    await loadFlow(flow.id)
    const page = watchShop()
    for (const path of longest) play(flow, secretMoves(path, secrets), page)
    const read = await readDrawer(page, longest.length)
    expect(leaked(read, secrets)).toEqual([])
    expect(read).toContain(`<b lang="en">`)
  })
})

it("leaves the shop's own parameters in the address of a report, and masks what was typed", () => {
  history.replaceState(null, '', '/product?lang=en&auth=login&keyword=Somchai+7&mail=leak@secret.example')
  const { address } = JSON.parse(watchShop().report())
  history.replaceState(null, '', '/')
  expect(address).toContain('/product?lang=en&auth=login&keyword=')
  expect(address).not.toMatch(/Somchai|leak/)
})

it('takes nothing for a word of the shop that a request carries as free text', () => {
  const typed = requestTexts(contract).filter((field) => !madeByShop.test(field))
  expect(typed).toContain('state')
  expect(typed.filter((field) => shopSecrets.isWord(field, 'Typed by somebody'))).toEqual([])
})

/** The fields of request bodies that hold any text, unlike those with an enumeration. */
function requestTexts(whole: typeof contract): string[] {
  const bodies: unknown[] = Object.values(whole.paths).flatMap((operations) =>
    Object.values(operations).flatMap((operation: object) =>
      'requestBody' in operation ? operation.requestBody : [],
    ),
  )
  const seen = new Set<unknown>()
  const follow = (part: unknown): string[] => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return []
    seen.add(part)
    const target = '$ref' in part && typeof part.$ref === 'string' ? atPointer(whole, part.$ref) : undefined
    const fields =
      'properties' in part && typeof part.properties === 'object' ? Object.entries(part.properties ?? {}) : []
    const own = fields.flatMap(([name, schema]: [string, unknown]) => (isFreeText(schema) ? name : []))
    return [...own, ...(target === undefined ? [] : follow(target)), ...Object.values(part).flatMap(follow)]
  }
  return [...new Set(bodies.flatMap(follow))]
}

const atPointer = (whole: object, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce((part: unknown, key) => Reflect.get(Object(part), key.replaceAll('~1', '/')), whole)

const isFreeText = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'type' in schema &&
  schema.type === 'string' &&
  !('enum' in schema || 'const' in schema || 'format' in schema)
