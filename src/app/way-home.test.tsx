// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createWayHome, WayHomeKeeper } from './way-home.tsx'

afterEach(cleanup)

it('R4.20 R4.22: the way home leads to the home route, where one can sign in and return', () => {
  const way = createWayHome()
  function Place() {
    const { pathname, search } = useLocation()
    return pathname + search
  }
  render(
    <MemoryRouter initialEntries={['/profile?tab=orders']}>
      <WayHomeKeeper way={way} />
      <Place />
    </MemoryRouter>,
  )
  act(way.go)
  expect(document.body.textContent).toBe('/?auth=login&next=%2Fprofile%3Ftab%3Dorders')
})
