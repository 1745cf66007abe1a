// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../show-part.tsx'
import { CountryFlag } from './country-flag.tsx'

afterEach(cleanup)

const drawing = async (code: string) => {
  await showPart(<CountryFlag code={code} label={code} />)
  await expect.poll(() => screen.getByRole('img').childElementCount).toBe(1)
  return screen.getByRole('img').innerHTML
}

it('R3.36: draws the flag of a country code, in capitals or not', async () => {
  const capital = await drawing('TH')
  cleanup()
  expect(await drawing('th')).toBe(capital)
  expect(capital).toContain('<svg')
  cleanup()
  expect(await drawing('GB')).not.toBe(capital)
})

it('knows the English language by the flag of Great Britain', async () => {
  const english = await drawing('EN')
  cleanup()
  expect(await drawing('GB')).toBe(english)
})

it('shows the letters of a country it has no drawing of', async () => {
  await drawing('zz')
  expect(screen.getByRole('img').textContent).toBe('ZZ')
})

it('R3.37 R3.38 R3.39: can be rounded, with a shadow, small, normal or big', async () => {
  await showPart(<CountryFlag code="TH" label="ไทย" rounded shadow size="big" />)
  const { dataset } = screen.getByRole('img', { name: 'ไทย' })
  expect(dataset).toMatchObject({ rounded: 'true', shadow: 'true', size: 'big' })
  cleanup()
  await showPart(<CountryFlag code="TH" label="ไทย" size="small" />)
  expect(screen.getByRole('img').dataset).toEqual({ size: 'small' })
  cleanup()
  await showPart(<CountryFlag code="TH" label="ไทย" />)
  expect(screen.getByRole('img').dataset).toEqual({ size: 'normal' })
})

it('is left out for screen readers beside a name', async () => {
  await showPart(<CountryFlag code="TH" />)
  expect(screen.queryByRole('img')).toBeNull()
})
