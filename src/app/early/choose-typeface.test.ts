// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseTypeface } from './choose-typeface.ts'

const address = '/assets/anuphan.woff2'
const choose = (width: number, localStorage: Pick<Storage, 'getItem'> = window.localStorage) => {
  const page = { document, screen: { width }, localStorage }
  chooseTypeface(page as Window, address)
  const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
  return {
    asked: asked.map((link) => link.getAttribute('href')),
    place: document.documentElement.dataset.typeface,
  }
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = ''
  delete document.documentElement.dataset.typeface
})

it('leaves the typeface for later on the first visit of a phone', () => {
  expect(choose(412)).toEqual({ asked: [], place: 'later' })
})

it.each([760, 1440])('asks for it at once on a screen of %i pixels', (width) => {
  expect(choose(width)).toEqual({ asked: [address], place: undefined })
  expect(document.querySelector('link')).toMatchObject({ crossOrigin: '' })
})

it('asks for it at once on a phone that has kept this very file', () => {
  localStorage.setItem('typeface', '/assets/anuphan-of-another-build.woff2')
  expect(choose(412)).toEqual({ asked: [], place: 'later' })
  localStorage.setItem('typeface', address)
  delete document.documentElement.dataset.typeface
  expect(choose(412)).toEqual({ asked: [address], place: undefined })
})

it('leaves it for later where storage is forbidden', () => {
  const getItem = vi.fn<Storage['getItem']>(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(choose(412, { getItem })).toEqual({ asked: [], place: 'later' })
  expect(getItem).toHaveBeenCalled()
})
