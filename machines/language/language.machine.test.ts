import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { languageMachine } from './language.machine.ts'

type Language = 'th' | 'en'

function start(language: Language, loadTranslations: () => Promise<void> = () => Promise.resolve()) {
  const remembered: Language[] = []
  const emitted: string[] = []
  const actor = createActor(
    languageMachine.provide({
      actors: { loadTranslations: fromPromise(loadTranslations) },
      actions: { remember: (_, params) => remembered.push(params.language) },
    }),
    { input: { language } },
  )
  actor.on('*', (event) => emitted.push(event.type))
  actor.start()
  return { actor, remembered, emitted }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('language', () => {
  it('R4.53: starts in the language it is given, Thai or English', () => {
    expect(start('th').actor.getSnapshot().value).toBe('th')
    expect(start('en').actor.getSnapshot().value).toBe('en')
  })

  it('keeps the old language until the words of the new one are here', async () => {
    let arrive = () => undefined as void
    const { actor } = start('th', () => new Promise((resolve) => (arrive = resolve)))
    actor.send({ type: 'language.choose', language: 'en' })
    expect(actor.getSnapshot().hasTag('pending')).toBe(true)
    expect(actor.getSnapshot().context.language).toBe('th')
    arrive()
    await settled()
    expect(actor.getSnapshot().value).toBe('en')
    expect(actor.getSnapshot().context.language).toBe('en')
  })

  it('R4.51: remembers the choice and tells the rest of the shop', async () => {
    const { actor, remembered, emitted } = start('th')
    actor.send({ type: 'language.choose', language: 'en' })
    await settled()
    expect(remembered).toEqual(['en'])
    expect(emitted).toEqual(['language.changed'])
  })

  it('asks for the words of the chosen language, and announces that language', async () => {
    const asked: unknown[] = []
    const announced: unknown[] = []
    const actor = createActor(
      languageMachine.provide({
        actors: { loadTranslations: fromPromise(async ({ input }) => void asked.push(input)) },
        actions: { remember: () => undefined },
      }),
      { input: { language: 'th' } },
    )
    actor.on('language.changed', (event) => announced.push(event))
    actor.start()
    actor.send({ type: 'language.choose', language: 'en' })
    await settled()
    expect(asked).toEqual([{ language: 'en' }])
    expect(announced).toEqual([{ type: 'language.changed', language: 'en' }])
  })

  it('forgets an earlier refusal while it tries again', async () => {
    let fails = true
    const { actor } = start('th', () =>
      fails ? Promise.reject({ code: 'INTERNAL' }) : new Promise(() => {}),
    )
    actor.send({ type: 'language.choose', language: 'en' })
    await settled()
    expect(actor.getSnapshot().context.errorCode).toBe('INTERNAL')
    fails = false
    actor.send({ type: 'language.choose', language: 'en' })
    expect(actor.getSnapshot().context.errorCode).toBeUndefined()
  })

  it('does nothing when the language at hand is chosen again', () => {
    const { actor } = start('th')
    actor.send({ type: 'language.choose', language: 'th' })
    expect(actor.getSnapshot().value).toBe('th')
  })

  it('stays with the old language, and says so, when the words do not come', async () => {
    const { actor, remembered, emitted } = start('th', () => Promise.reject({ code: 'INTERNAL' }))
    actor.send({ type: 'language.choose', language: 'en' })
    await settled()
    expect(actor.getSnapshot().value).toBe('th')
    expect(actor.getSnapshot().context.errorCode).toBe('INTERNAL')
    expect(remembered).toEqual([])
    expect(emitted).toEqual(['language.refused'])
  })

  it('announces nothing when the language at hand is chosen while another is on its way', async () => {
    const { actor, remembered, emitted } = start('th', () => new Promise(() => undefined))
    actor.send({ type: 'language.choose', language: 'en' })
    actor.send({ type: 'language.choose', language: 'th' })
    await settled()
    expect(actor.getSnapshot().value).toBe('th')
    expect(actor.getSnapshot().context).toMatchObject({ language: 'th', wanted: 'th' })
    expect(emitted).toEqual([])
    // The choice is stored again because another tab may have stored the one that is reverted here.
    expect(remembered).toEqual(['th'])
  })

  it('stores nothing when another tab goes back to the language at hand', async () => {
    const { actor, remembered, emitted } = start('en', () => new Promise(() => undefined))
    actor.send({ type: 'language.chosenElsewhere', language: 'th' })
    actor.send({ type: 'language.chosenElsewhere', language: 'en' })
    await settled()
    expect(actor.getSnapshot().value).toBe('en')
    expect([emitted, remembered]).toEqual([[], []])
  })

  it('follows the last of two quick choices', async () => {
    const arrivals: (() => void)[] = []
    const { actor } = start('th', () => new Promise((resolve) => arrivals.push(resolve)))
    actor.send({ type: 'language.choose', language: 'en' })
    actor.send({ type: 'language.chosenElsewhere', language: 'th' })
    for (const arrive of arrivals) arrive()
    await settled()
    expect(actor.getSnapshot().value).toBe('th')
    expect(actor.getSnapshot().context.language).toBe('th')
  })
})
