import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  clearSearches,
  deleteSearch,
  recentSearches,
  rememberSearch,
  useRecentSearches,
} from './recent-searches.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('keeps the newest eight searches, each once, whatever its capitals and the space around it', () => {
  for (const keyword of ['PVC', 'ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', ' pvc ', 'ซ', '  '])
    rememberSearch(keyword)
  expect(recentSearches()).toEqual(['ซ', 'pvc', 'ช', 'ฉ', 'จ', 'ง', 'ค', 'ข'])
})

it('forgets one search, or all, and leaves nothing in the browser then', () => {
  for (const keyword of ['a', 'b']) rememberSearch(keyword)
  deleteSearch('a')
  expect(recentSearches()).toEqual(['b'])
  clearSearches()
  expect(localStorage.length).toBe(0)
})

it('takes what somebody else wrote for nothing', () => {
  for (const text of ['{', '{"a":1}', '"pvc"']) {
    localStorage.setItem('recent-searches', text)
    expect(recentSearches()).toEqual([])
  }
  localStorage.setItem('recent-searches', '[1, "pvc"]')
  expect(recentSearches()).toEqual(['pvc'])
})

it('remembers until the page is left where storage is forbidden', () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  rememberSearch('pvc')
  expect(recentSearches()).toEqual(['pvc'])
})

it('tells the page of searches here and in another tab', () => {
  const Recent = () => createElement('p', undefined, useRecentSearches().join())
  render(createElement(Recent))
  act(() => rememberSearch('here'))
  expect(screen.getByText('here')).toBeDefined()
  localStorage.setItem('recent-searches', '["there"]')
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' })))
  expect(screen.getByText('there')).toBeDefined()
})
