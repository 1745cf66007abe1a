import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'
import { followLanguageElsewhere, recallLanguage, rememberLanguage } from './language-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  Cookies.remove('current-language', { path: '/' })
})

it('R4.51 R9.20: keeps the choice in browser storage and, for the server, in a cookie', () => {
  rememberLanguage('en')
  expect(localStorage.getItem('current-language')).toBe('en')
  expect(Cookies.get('current-language')).toBe('en')
  expect(recallLanguage()).toBe('en')
})

it('recalls nothing from a shop never visited', () => {
  expect(recallLanguage()).toBeUndefined()
})

it('falls back on the cookie where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  rememberLanguage('en')
  expect(recallLanguage()).toBe('en')
})

it('hears what another tab chooses, until it is told to stop', () => {
  const heard: string[] = []
  const stop = followLanguageElsewhere((language) => heard.push(language))
  const choose = (key: string, newValue: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  choose('current-language', 'en')
  choose('current-language', 'xx')
  choose('something-else', 'th')
  stop()
  choose('current-language', 'th')
  expect(heard).toEqual(['en'])
})
