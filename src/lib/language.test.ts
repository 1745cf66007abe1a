import { expect, it } from 'vitest'
import { chooseLanguage, toApiLanguage } from './language.ts'

const none = new URLSearchParams()

it('R4.52 R9.17: speaks Thai when nothing else was chosen', () => {
  expect(chooseLanguage(none, undefined)).toBe('th')
})

it('speaks the language that was kept', () => {
  expect(chooseLanguage(none, 'en')).toBe('en')
})

it('takes a kept word that is no language for none', () => {
  expect(chooseLanguage(none, 'klingon')).toBe('th')
})

it('lets ?lang= win over what was kept', () => {
  expect(chooseLanguage(new URLSearchParams('lang=th'), 'en')).toBe('th')
  expect(chooseLanguage(new URLSearchParams('lang=xx'), 'en')).toBe('en')
})

it('R7.4 R9.19: calls the languages thai and english to the API', () => {
  expect([toApiLanguage('th'), toApiLanguage('en')]).toEqual(['thai', 'english'])
})
