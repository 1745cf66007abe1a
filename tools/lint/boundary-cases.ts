/** What each rule stops: the path at which the text is linted, a part of what the rule says, and the text. */
const caughtByRule: Record<string, [path: string, says: string, text: string][]> = {
  'boundaries(declared-area)': [
    ['lost/random.ts', 'lost/random.ts', 'export const random = 4'],
    ['machines/loose.ts', 'machines/loose.ts', 'export const loose = 1'],
    ['server/foo/random.ts', 'server/foo/random.ts', 'export const random = 4'],
    ['server/random.ts', 'server/random.ts', 'export const random = 4'],
    ['src/features/loose.ts', 'src/features/loose.ts', 'export const loose = 1'],
    ['src/random.ts', 'src/random.ts', 'export const random = 4'],
    ['src/utils/random.ts', 'src/utils/random.ts', 'export const random = 4'],
  ],
  'boundaries(every-test-runs)': [
    [
      'src/components/only-test.test.ts',
      '.only',
      `import { expect, it } from 'vitest'
it.only('adds', () => {
  expect(1 + 1).toBe(2)
})`,
    ],
    [
      'src/components/skip-test.test.ts',
      '.skip',
      `import { expect, it } from 'vitest'
it.skip('adds', () => {
  expect(1 + 1).toBe(2)
})`,
    ],
    [
      'src/components/skips-a-suite.test.ts',
      '.skipIf',
      `import { expect, it } from 'vitest'
it.skipIf(process.platform === 'win32')('adds', () => {
  expect(1 + 1).toBe(2)
})`,
    ],
    [
      'src/components/fails-by-option.test.ts',
      'no option fails',
      `import { expect, it } from 'vitest'
it('adds', { fails: true }, () => {
  expect(1 + 1).toBe(3)
})`,
    ],
    [
      'src/components/todo-test.test.ts',
      '.todo',
      `import { expect, it } from 'vitest'
it.todo('adds', () => {
  expect(1 + 1).toBe(2)
})`,
    ],
  ],
  'boundaries(imports)': [
    [
      'machines/imports-contract/imports-contract.machine.ts',
      'may not import openapi',
      "import { names } from '../../openapi/clean.ts'; export const machine = names",
    ],
    [
      'machines/imports-generator-type/imports-generator-type.machine.ts',
      'may not import types of openapi',
      "import type { names } from '../../openapi/clean.ts'; export type Names = typeof names",
    ],
    [
      'machines/imports-machine-type-inline/imports-machine-type-inline.machine.ts',
      'may not import types of machine (clean)',
      "export type Event = import('../clean/clean.machine.ts').CleanEvent",
    ],
    [
      'machines/imports-machine-type/imports-machine-type.machine.ts',
      'may not import types of machine (clean)',
      "import type { CleanEvent } from '../clean/clean.machine.ts'; export type Event = CleanEvent",
    ],
    [
      'machines/imports-machine/imports-machine.machine.ts',
      'may not import machine (clean)',
      "import { cleanMachine } from '../clean/clean.machine.ts'; export const machine = cleanMachine",
    ],
    [
      'machines/imports-mantine/imports-mantine.machine.ts',
      "package '@mantine/core'",
      "import { Button } from '@mantine/core'; export const machine = Button",
    ],
    [
      'machines/imports-own-file/imports-own-file.machine.ts',
      'self-contained',
      "import { limit } from './limit.ts'; export const machine = limit",
    ],
    [
      'machines/imports-react/imports-react.machine.ts',
      "package 'react'",
      "import { createElement } from 'react'; export const machine = createElement('div')",
    ],
    [
      'machines/imports-src/imports-src.machine.ts',
      'may not import lib',
      "import { price } from '../../src/lib/clean.ts'; export const machine = price",
    ],
    [
      'openapi/imports-src.ts',
      'openapi may not import lib',
      "import { price } from '../src/lib/clean.ts'; export const shown = price(1)",
    ],
    [
      'sample-shop/catalogue/imports-server.ts',
      'sample-shop may not import server',
      "import { config } from '../../server/config.ts'; export const place = config",
    ],
    [
      'server/http/imports-command.ts',
      'server may not import server/commands',
      "import { built } from '../commands/clean.ts'; export const ready = built",
    ],
    [
      'server/http/imports-machine.ts',
      'server may not import machine (clean)',
      "import { cleanMachine } from '../../machines/clean/clean.machine.ts'; export const id = cleanMachine.id",
    ],
    [
      'server/http/imports-react.ts',
      "package 'react-dom/server'",
      "import { renderToString } from 'react-dom/server'; export const render = renderToString",
    ],
    [
      'server/http/imports-src-type.ts',
      'server may not import types of lib',
      "import type { Money } from '../../src/lib/clean.ts'; export type Shown = Money",
    ],
    [
      'server/http/imports-src.ts',
      'server may not import lib',
      "import { price } from '../../src/lib/clean.ts'; export const shown = price(1)",
    ],
    [
      'server/http/imports-vite.ts',
      "package 'vite'",
      "import { createServer } from 'vite'; export const start = createServer",
    ],
    [
      'server/shop/cart/imports-checkout.ts',
      'shop/cart may not import shop/checkout',
      "import { checkout } from '../checkout/checkout.ts'; export const next = checkout",
    ],
    [
      'server/shop/cart/imports-fastify.ts',
      "package 'fastify'",
      "import type { FastifyRequest } from 'fastify'; export type Asked = FastifyRequest",
    ],
    [
      'server/shop/cart/imports-http.ts',
      'shop/cart may not import server',
      "import { statusOf } from '../../http/problem-status.ts'; export const status = statusOf",
    ],
    [
      'src/api/imports-i18n.ts',
      'api may not import i18n',
      "import { words } from '../i18n/clean.ts'; export const said = words",
    ],
    [
      'src/app/imports-server.ts',
      'app may not import server',
      "import { start } from '../../server/http/clean.ts'; export const begin = start",
    ],
    [
      'src/components/imports-api.ts',
      'components may not import api',
      "import { client } from '../api/clean.ts'; export const send = client",
    ],
    [
      'src/components/imports-feature-by-glob.ts',
      'components may not import features (*)',
      "export const all = import.meta.glob('../features/*/use-*.ts')",
    ],
    [
      'src/components/imports-feature-later.ts',
      'components may not import features (checkout)',
      "export const load = () => import('../features/checkout/use-checkout.ts')",
    ],
    [
      'src/components/imports-feature.ts',
      'components may not import features (checkout)',
      "import { useCheckout } from '../features/checkout/use-checkout.ts'; export const use = useCheckout",
    ],
    [
      'src/components/imports-nowhere.ts',
      'is in no declared area',
      "import { random } from '../random.ts'; export const number = random",
    ],
    [
      'src/components/imports-screen.ts',
      'components may not import screens (cart)',
      "import { CartScreen } from '../screens/cart/cart-screen.tsx'; export const screen = CartScreen",
    ],
    [
      'src/components/imports-server.ts',
      'may not import server',
      "import { start } from '../../server/http/clean.ts'; export const begin = start",
    ],
    [
      'src/components/imports-test.ts',
      'may not import tests',
      "import { help } from '../../tests/support/clean.ts'; export const helped = help",
    ],
    [
      'src/components/imports-the-client-package.ts',
      "package 'openapi-fetch'",
      "import createClient from 'openapi-fetch'; export const client = createClient()",
    ],
    [
      'src/features/cart/imports-app.ts',
      'features (cart) may not import app',
      "import { compose } from '../../app/compose.ts'; export const app = compose",
    ],
    [
      'src/features/cart/imports-feature-type.ts',
      'may not import types of features (checkout)',
      "import type { useCheckout } from '../checkout/use-checkout.ts'; export type Use = typeof useCheckout",
    ],
    [
      'src/features/cart/imports-feature.ts',
      'features (cart) may not import features (checkout)',
      "import { useCheckout } from '../checkout/use-checkout.ts'; export const use = useCheckout",
    ],
    [
      'src/features/cart/imports-statecharts.ts',
      "features may not import the package '@phaen/statecharts'",
      "import { replay } from '@phaen/statecharts'; export const play = replay",
    ],
    [
      'src/flows/checkout/imports-other-flow.ts',
      'flows (checkout) may not import flows (cart)',
      "import { useCart } from '../cart/use-cart.ts'; export const cart = useCart",
    ],
    [
      'src/i18n/imports-feature.ts',
      'i18n may not import features (checkout)',
      "import { useCheckout } from '../features/checkout/use-checkout.ts'; export const use = useCheckout",
    ],
    [
      'src/lib/imports-api.ts',
      'lib may not import api',
      "import { client } from '../api/clean.ts'; export const send = client",
    ],
    [
      'src/lib/imports-machine.ts',
      'lib may not import machine (clean)',
      "import { cleanMachine } from '../../machines/clean/clean.machine.ts'; export const id = cleanMachine.id",
    ],
    [
      'src/lib/imports-node.ts',
      "package 'node:path'",
      "import { join } from 'node:path'; export const path = join('a', 'b')",
    ],
    [
      'src/lib/imports-sample-shop.ts',
      'lib may not import sample-shop',
      "import { products } from '../../sample-shop/catalogue/catalogue.ts'; export const first = products",
    ],
    [
      'src/screens/home/imports-machine.ts',
      'screens (home) may not import machine (clean)',
      `import { cleanMachine } from '../../../machines/clean/clean.machine.ts'
export const id = cleanMachine.id`,
    ],
    [
      'src/screens/home/imports-screen.ts',
      'screens (home) may not import screens (cart)',
      "import { CartScreen } from '../cart/cart-screen.tsx'; export const other = CartScreen",
    ],
    [
      'tools/statecharts/imports-flow.ts',
      'statecharts may not import registry',
      "import { flows } from '../../machines/registry.ts'; export const names = flows",
    ],
    [
      'tools/statecharts/imports-node.ts',
      "statecharts may not import the package 'node:fs'",
      "import { readFileSync } from 'node:fs'; export const read = readFileSync",
    ],
  ],
  'boundaries(network)': [
    ['src/components/calls-fetch.ts', 'fetch', "export const read = () => fetch('/api/cart')"],
    [
      'src/components/calls-global-this-fetch.ts',
      'fetch',
      "export const read = () => globalThis.fetch('/api/cart')",
    ],
    [
      'src/components/calls-window-fetch-by-string.ts',
      'fetch',
      "export const read = () => window['fetch']('/api/cart')",
    ],
    ['src/components/calls-window-fetch.ts', 'fetch', "export const read = () => window.fetch('/api/cart')"],
    ['src/components/hands-fetch-on.ts', 'fetch', 'export const send = fetch'],
    [
      'src/components/opens-event-source.ts',
      'EventSource',
      "export const listen = () => new EventSource('/events')",
    ],
    [
      'src/components/opens-web-socket.ts',
      'WebSocket',
      "export const talk = () => new window.WebSocket('ws://localhost')",
    ],
    [
      'src/components/opens-xml-http-request.ts',
      'XMLHttpRequest',
      'export const request = () => new XMLHttpRequest()',
    ],
    [
      'src/components/sends-beacon.ts',
      'navigator.sendBeacon',
      "export const tell = () => navigator.sendBeacon('/seen')",
    ],
    [
      'src/components/sends-window-beacon.ts',
      'navigator.sendBeacon',
      "export const tell = () => window.navigator.sendBeacon('/seen')",
    ],
    [
      'src/components/takes-fetch-apart.ts',
      'fetch',
      `const { fetch: send } = window
export const read = () => send('/api/cart')`,
    ],
  ],
  'boundaries(no-barrel)': [
    [
      'src/components/barrel/by-hand.ts',
      'a barrel',
      "import { Clean } from '../clean/clean.tsx'; export { Clean }",
    ],
    ['src/components/barrel/index.ts', 'a barrel', "export { Clean } from '../clean/clean.tsx'"],
    ['src/components/barrel/star.ts', 'a barrel', "export * from '../clean/clean.tsx'"],
    ['src/components/barrel/types.ts', 'a barrel', "export type { Money } from '../../lib/clean.ts'"],
  ],
  'boundaries(pure-machine)': [
    ['machines/calls-fetch/calls-fetch.machine.ts', 'fetch', "export const read = () => fetch('/api/cart')"],
    [
      'machines/queues-microtask/queues-microtask.machine.ts',
      'queueMicrotask',
      'export const later = (then: () => void) => queueMicrotask(then)',
    ],
    ['machines/reads-clock/reads-clock.machine.ts', 'Date.now', 'export const now = () => Date.now()'],
    [
      'machines/reads-document/reads-document.machine.ts',
      'document',
      'export const title = () => document.title',
    ],
    ['machines/reads-new-date/reads-new-date.machine.ts', 'Date', 'export const now = () => new Date()'],
    [
      'machines/reads-window/reads-window.machine.ts',
      'window',
      'export const width = () => window.innerWidth',
    ],
    ['machines/rolls-dice/rolls-dice.machine.ts', 'Math.random', 'export const dice = () => Math.random()'],
    [
      'machines/sets-timer/sets-timer.machine.ts',
      'setTimeout',
      'export const later = (then: () => void) => setTimeout(then, 10)',
    ],
    ['machines/warns/warns.machine.ts', 'console', 'export const say = (word: string) => console.warn(word)'],
  ],
  'eslint(no-console)': [
    ['machines/logs/logs.fixture.ts', 'console', 'export const say = (word: string) => console.log(word)'],
    ['src/components/logs.ts', 'console', 'export const say = (word: string) => console.log(word)'],
  ],
  'eslint(no-restricted-imports)': [
    [
      'machines/imports-xstate-graph/imports-xstate-graph.machine.ts',
      'xstate/graph',
      "import { getShortestPaths } from 'xstate/graph'; export const paths = getShortestPaths",
    ],
    [
      'machines/starts-actor/starts-actor.machine.ts',
      'createActor',
      "import { createActor } from 'xstate'; export const start = createActor",
    ],
  ],
  'eslint(no-unused-vars)': [
    [
      'src/components/unused.ts',
      'forgotten',
      `const forgotten = 1
export const kept = 2`,
    ],
  ],
  'import(no-cycle)': [
    [
      'src/components/cycle/one.ts',
      'cycle',
      "import { two } from './two.ts'; export const one = (): number => two() + 1",
    ],
    [
      'src/components/cycle/two.ts',
      'cycle',
      "import { one } from './one.ts'; export const two = (): number => one() + 1",
    ],
    [
      'src/components/cycle/type-one.ts',
      'cycle',
      "import type { Two } from './type-two.ts'; export type One = Two[]",
    ],
    [
      'src/components/cycle/type-two.ts',
      'cycle',
      "import type { One } from './type-one.ts'; export type Two = One | string",
    ],
  ],
  'jsx-a11y(alt-text)': [
    [
      'src/components/image-without-words.tsx',
      'alt',
      'export const Picture = () => <img src="/sheet.svg" />',
    ],
  ],
  'react-hooks(exhaustive-deps)': [
    [
      'src/components/effect-forgets.tsx',
      'title',
      `import { useEffect } from 'react'
export function Title({ title }: { title: string }) {
  useEffect(() => {
    document.title = title
  }, [])
  return null
}`,
    ],
  ],
  'react-hooks(rules-of-hooks)': [
    [
      'src/components/hook-in-a-branch.tsx',
      'useState',
      `import { useState } from 'react'
export function Branch({ open }: { open: boolean }) {
  if (open) {
    const [width] = useState(0)
    return width
  }
  return null
}`,
    ],
  ],
  'typescript(ban-ts-comment)': [
    [
      'src/components/unchecked-file.ts',
      '@ts-nocheck',
      `// @ts-nocheck
export const number: number = 1`,
    ],
    [
      'src/components/unchecked-line.ts',
      '@ts-ignore',
      `// @ts-ignore it is fine
export const number: number = 1`,
    ],
  ],
  'typescript(no-explicit-any)': [
    ['src/components/any-type.ts', 'any', 'export const same = (value: any) => value'],
  ],
}

export const caught = Object.entries(caughtByRule).flatMap(([rule, rows]) =>
  rows.map(([path, says, text]) => ({ path, rule, says, text })),
)

/** What no rule stops, by its path. */
const cleanByPath: [path: string, text: string][] = [
  [
    'machines/clean/clean.cases.ts',
    `import type { FlowCases } from '@phaen/statecharts'
import type { cleanMachine } from './clean.machine.ts'
export const cases: FlowCases<typeof cleanMachine> = { events: {} }`,
  ],
  [
    'machines/clean/clean.machine.test.ts',
    `import { expect, it } from 'vitest'
import { price } from '../../src/lib/clean.ts'
import { cleanMachine } from './clean.machine.ts'
it('is a machine', () => {
  expect(cleanMachine.id).not.toBe(price(Date.now()))
})`,
  ],
  [
    'machines/clean/clean.machine.ts',
    `import { setup } from 'xstate'
import type { components } from '../../openapi/generated/schema.ts'
export type CleanEvent = { type: 'start'; at: Date; category: components['schemas']['Category'] }
export const cleanMachine = setup({ types: { events: {} as CleanEvent } }).createMachine({
  id: 'clean',
  initial: 'shown',
  states: { shown: {} },
})`,
  ],
  ['machines/imports-own-file/limit.ts', 'export const limit = 3'],
  [
    'machines/order-status/order-status.machine.ts',
    `import { setup } from 'xstate'
export const orderStatusMachine = setup({}).createMachine({ id: 'order-status' })`,
  ],
  [
    'machines/registry.ts',
    `import { cleanMachine } from './clean/clean.machine.ts'
import { orderStatusMachine } from './order-status/order-status.machine.ts'
export const flows = [cleanMachine, orderStatusMachine]`,
  ],
  ['openapi/clean.ts', "import { parse } from 'yaml'; export const names = parse('a: 1')"],
  [
    'server/commands/clean.ts',
    `import { build } from 'vite'
await build()`,
  ],
  [
    'server/http/clean.ts',
    `import { createServer } from 'node:http'
import type { paths } from '../../openapi/generated/schema.ts'
import { orderStatusMachine } from '../../machines/order-status/order-status.machine.ts'
import { total } from '../shop/cart/clean.ts'
export const start = (path: keyof paths) => {
  console.log(path, orderStatusMachine.id, total(1))
  return createServer()
}`,
  ],
  ['server/shop/cart/clean.ts', 'export const total = (amount: number) => amount * 2'],
  [
    'src/api/clean.ts',
    `import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/schema.ts'
import { price } from '../lib/clean.ts'
export const client = createClient<paths>({ baseUrl: price(1), fetch: (request) => fetch(request) })`,
  ],
  [
    'src/app/compose.ts',
    `import { flows } from '../../machines/registry.ts'
import { client } from '../api/clean.ts'
import { useCheckout } from '../flows/checkout/use-checkout.ts'
import { CartScreen } from '../screens/cart/cart-screen.tsx'
export const compose = () => [flows, client, useCheckout, CartScreen]`,
  ],
  [
    'src/components/clean/clean.tsx',
    `import { useState } from 'react'
import { price } from '../../lib/clean.ts'
export function Clean() {
  const [amount, setAmount] = useState(1)
  return (
    <button type="button" onClick={() => setAmount(amount + 1)}>
      {price(amount)}
    </button>
  )
}`,
  ],
  [
    'src/components/fakes-fetch.test.ts',
    `import { expect, it } from 'vitest'
it('may put a fetch in place', () => {
  expect(globalThis.fetch).toBe(fetch)
})`,
  ],
  ['src/flows/checkout/checkout-effects.ts', 'export const actor = 1'],
  [
    'src/flows/checkout/use-checkout.ts',
    `import { cleanMachine } from '../../../machines/clean/clean.machine.ts'
import { client } from '../../api/clean.ts'
import { Clean } from '../../components/clean/clean.tsx'
import { words } from '../../i18n/clean.ts'
import { actor } from './checkout-effects.ts'
export const useCheckout = () => [cleanMachine, client, Clean, words, actor]`,
  ],
  ['src/i18n/clean.ts', "export const words = { yes: 'ใช่' }"],
  [
    'src/lib/clean.ts',
    `import type { components } from '../../openapi/generated/schema.ts'
export type Money = components['schemas']['Money']
/** A local name is no door to the network. */
export const price = (amount: number, fetch: (amount: number) => string = String) => fetch(amount)`,
  ],
  [
    'src/screens/cart/cart-screen.tsx',
    `import { Clean } from '../../components/clean/clean.tsx'
import { useCheckout } from '../../flows/checkout/use-checkout.ts'
export function CartScreen() {
  return <Clean key={useCheckout().length} />
}`,
  ],
  [
    'tests/support/clean.ts',
    `import { price } from '../../src/lib/clean.ts'
import { start } from '../../server/http/clean.ts'
export const help = [price, start]`,
  ],
  [
    'tools/commands/clean.ts',
    "import { flows } from '../../machines/registry.ts'; export const count = flows.length",
  ],
]

export const clean = cleanByPath.map(([path, text]) => ({ path, text }))
