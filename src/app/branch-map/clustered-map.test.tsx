import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGoogleMaps } from '../../../tests/support/google-maps/google-maps.ts'
import { pixelsPerDegree } from '../../../tests/support/google-maps/places.ts'
import { ClusteredMap } from './clustered-map.tsx'
import { wordsIn } from './texts-in.ts'

// The clusterer removes old clusters in a timer.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const branchAt = (name: string, pixels: number) => ({
  id: name,
  name,
  phone: '02-123-4567',
  lat: 13,
  lng: 100 + pixels / pixelsPerDegree,
})

/** Shows two branches at the given distance, with the real clusterer and a fake Google map. */
async function showMap(pixelsApart: number) {
  const { google, maps } = createGoogleMaps()
  vi.stubGlobal('google', google)
  const branches = [branchAt('สาขาหนึ่ง', 0), branchAt('สาขาสอง', pixelsApart)]
  await act(async () => void render(<ClusteredMap branches={branches} word={wordsIn('th')} />))
  const [map] = maps
  if (!map) throw new Error('No map was made')
  return map
}

const markers = () => screen.queryAllByRole('button').map((button) => button.textContent)
const clusters = () =>
  [...document.querySelectorAll<HTMLElement>('.cluster')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent, title }) => `${textContent} ${title}`.trim())
    .filter((text) => text !== '')

it('R9.26: markers within 60 pixels of each other are one, and those farther apart are not', async () => {
  await showMap(59)
  expect(clusters()).toEqual(['2 มีหลายสาขาใกล้กัน กดเพื่อขยายดู'])
  expect(markers()).toEqual([])
  cleanup()
  await showMap(61)
  expect(clusters()).toEqual([])
  expect(markers()).toEqual(['สาขาหนึ่ง', 'สาขาสอง'])
})

it('R9.27: markers cluster up to zoom 16, and stand alone beyond it', async () => {
  const map = await showMap(10)
  act(() => map.setZoom(16))
  expect(clusters()).toHaveLength(1)
  expect(markers()).toEqual([])
  act(() => map.setZoom(17))
  expect(clusters()).toEqual([])
  expect(markers()).toHaveLength(2)
})

it('all branches are seen at first', async () => {
  const { shown } = await showMap(500)
  expect(shown?.getSouthWest().lng()).toBeLessThan(100)
  expect(shown?.getNorthEast().lng()).toBeGreaterThan(100.5)
})

it('a marker tells which branch it is, how to call it and how to get there', async () => {
  await showMap(500)
  fireEvent.click(screen.getByRole('button', { name: 'สาขาสอง' }))
  expect(screen.getByRole('heading', { name: 'สาขาสอง' })).toBeDefined()
  expect(screen.getByRole('link', { name: '02-123-4567' }).getAttribute('href')).toBe('tel:021234567')
  const directions = screen.getByRole('link', { name: /ขอเส้นทางไป สาขาสอง/ })
  expect(directions.getAttribute('href')).toContain('destination=13%2C100.5')
  expect(directions.getAttribute('target')).toBe('_blank')

  fireEvent.click(screen.getByRole('button', { name: 'สาขาหนึ่ง' }))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['สาขาหนึ่ง'])
})
