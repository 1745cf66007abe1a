import { cleanup, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { putStyles } from '../../../tests/support/put-styles.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import classes from './country-flag.module.css'
import { CountryFlag } from './country-flag.tsx'

putStyles('components/country-flag/country-flag.module.css', classes)

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

const looksOf = async (wishes: Partial<ComponentProps<typeof CountryFlag>>) => {
  await showPart(<CountryFlag code="TH" label="ไทย" {...wishes} />)
  const { width, height, borderRadius, boxShadow } = getComputedStyle(screen.getByRole('img'))
  cleanup()
  return { width, height, borderRadius, boxShadow }
}

it('R3.37: can be rounded', async () => {
  expect(await looksOf({})).toMatchObject({ width: 'calc(16px * 1.5)', borderRadius: '' })
  expect(await looksOf({ rounded: true })).toMatchObject({ width: '16px', borderRadius: '999px' })
})

it('R3.38: can have a shadow', async () => {
  expect((await looksOf({})).boxShadow).toBe('')
  expect((await looksOf({ shadow: true })).boxShadow).toContain('8px 24px -8px')
})

it('R3.39: is small, normal or big', async () => {
  expect((await looksOf({})).height).toBe('16px')
  expect((await looksOf({ size: 'small' })).height).toBe('12px')
  expect((await looksOf({ size: 'normal' })).height).toBe('16px')
  expect((await looksOf({ size: 'big' })).height).toBe('32px')
})

it('is left out for screen readers beside a name', async () => {
  await showPart(<CountryFlag code="TH" />)
  expect(screen.queryByRole('img')).toBeNull()
})
