import { createActor, fromCallback, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Category } from '../../openapi/generated/schema.ts'
import { appMachine } from './app.machine.ts'

const category = (name: string): Category => ({
  id: name,
  path: name,
  name,
  imageUrl: `/${name}.svg`,
  productCount: 1,
  children: [],
})

interface Start {
  categories?: Category[]
  hasAccessToken?: boolean
  answer?: () => Promise<Category[]>
}

function start({ categories, hasAccessToken = false, answer = async () => [category('sheets')] }: Start) {
  const asked: string[] = []
  const told: string[] = []
  const listener = (name: string) =>
    fromCallback<{ type: 'token.appeared' } | { type: 'token.disappeared' }>(({ receive }) =>
      receive(({ type }) => told.push(`${name}: ${type}`)),
    )
  const actor = createActor(
    appMachine.provide({
      actors: {
        loadCategories: fromPromise(({ input }) => {
          asked.push(input.language)
          return answer()
        }),
        cart: listener('cart'),
        profile: listener('profile'),
      },
    }),
    { input: { language: 'th', categories, hasAccessToken } },
  )
  actor.start()
  return { actor, asked, told }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('app', () => {
  it('R4.23: the start loads the categories, in the language at hand', async () => {
    const { actor, asked } = start({})
    expect(actor.getSnapshot().hasTag('pending')).toBe(true)
    await settled()
    expect(asked).toEqual(['th'])
    expect(actor.getSnapshot().context.categories).toEqual([category('sheets')])
  })

  it('asks for nothing that the server put into the page', () => {
    const { actor, asked } = start({ categories: [category('rolls')] })
    expect(asked).toEqual([])
    expect(actor.getSnapshot().matches({ categories: 'shown' })).toBe(true)
  })

  it('R4.31: reloads the categories when the language changes, and shows the old ones until then', async () => {
    const { actor, asked } = start({ categories: [category('แผ่น')] })
    actor.send({ type: 'language.changed', language: 'en' })
    expect(actor.getSnapshot().context.categories).toEqual([category('แผ่น')])
    await settled()
    expect(asked).toEqual(['en'])
    expect(actor.getSnapshot().context.categories).toEqual([category('sheets')])
  })

  it('drops the answer in the old language when the language changes while it is on its way', async () => {
    const answers: ((categories: Category[]) => void)[] = []
    const { actor } = start({ answer: () => new Promise((resolve) => answers.push(resolve)) })
    actor.send({ type: 'language.changed', language: 'en' })
    answers[1]?.([category('sheets')])
    answers[0]?.([category('แผ่น')])
    await settled()
    expect(actor.getSnapshot().context.categories).toEqual([category('sheets')])
  })

  it('says that the categories did not come, and asks again when told to', async () => {
    const answers = [Promise.reject({ code: 'INTERNAL' }), Promise.resolve([category('sheets')])]
    const { actor } = start({ answer: () => answers.shift() ?? Promise.resolve([]) })
    await settled()
    expect(actor.getSnapshot().hasTag('failed')).toBe(true)
    expect(actor.getSnapshot().context.categoriesError).toBe('INTERNAL')
    actor.send({ type: 'categories.retry' })
    await settled()
    expect(actor.getSnapshot().hasTag('failed')).toBe(false)
    expect(actor.getSnapshot().context.categories).toEqual([category('sheets')])
  })

  it('R4.7: judges at the start whether somebody is signed in, by the access token alone', () => {
    expect(start({ hasAccessToken: true }).actor.getSnapshot().matches({ account: 'signedIn' })).toBe(true)
    expect(start({ hasAccessToken: false }).actor.getSnapshot().matches({ account: 'signedOut' })).toBe(true)
  })

  it('R4.24 R4.26: a start with a token tells cart and profile so, one without says nothing', () => {
    expect(start({ hasAccessToken: true }).told).toEqual(['cart: token.appeared', 'profile: token.appeared'])
    expect(start({ hasAccessToken: false }).told).toEqual([])
  })

  it('R4.8 R4.27 R4.29: tells cart and profile each time the token appears and disappears, once', () => {
    const { actor, told } = start({ categories: [] })
    actor.send({ type: 'token.appeared' })
    actor.send({ type: 'token.appeared' })
    actor.send({ type: 'language.changed', language: 'en' })
    actor.send({ type: 'token.disappeared' })
    expect(told).toEqual([
      'cart: token.appeared',
      'profile: token.appeared',
      'cart: token.disappeared',
      'profile: token.disappeared',
    ])
  })

  it('follows the token as it comes and goes', () => {
    const { actor } = start({ categories: [] })
    actor.send({ type: 'token.appeared' })
    expect(actor.getSnapshot().matches({ account: 'signedIn' })).toBe(true)
    actor.send({ type: 'token.disappeared' })
    expect(actor.getSnapshot().matches({ account: 'signedOut' })).toBe(true)
  })
})
