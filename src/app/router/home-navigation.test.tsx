import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createHomeNavigation, HomeNavigationBinding } from './home-navigation.tsx'

afterEach(cleanup)

it('R4.20 R4.22: the way home leads to the home route, where one can sign in and return', () => {
  const way = createHomeNavigation()
  function Place() {
    const { pathname, search } = useLocation()
    return pathname + search
  }
  render(
    <MemoryRouter initialEntries={['/profile?tab=orders']}>
      <HomeNavigationBinding way={way} />
      <Place />
    </MemoryRouter>,
  )
  act(way.go)
  expect(document.body.textContent).toBe('/?auth=login&next=%2Fprofile%3Ftab%3Dorders')
})
