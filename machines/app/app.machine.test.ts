import { createActor, fromPromise } from 'xstate'
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
  answer?: () => Promise<Category[]>
}

function start({ categories, answer = async () => [category('sheets')] }: Start) {
  const asked: string[] = []
  const actor = createActor(
    appMachine.provide({
      actors: {
        loadCategories: fromPromise(({ input }) => {
          asked.push(input.language)
          return answer()
        }),
      },
    }),
    { input: { language: 'th', categories } },
  )
  actor.start()
  return { actor, asked }
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
    expect(actor.getSnapshot().matches('shown')).toBe(true)
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
    expect(actor.getSnapshot().context.categoriesError).toBeUndefined()
    expect(actor.getSnapshot().context.categories).toEqual([category('sheets')])
  })
})
