import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { putStyles } from '../../../tests/support/put-styles.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import classes from './action.module.css'
import { ActionButton, ActionLink } from './action.tsx'

putStyles('components/action/action.module.css', classes)
afterEach(cleanup)

it('R9.25: the one action of a screen that moves the order on is dark red', async () => {
  await showPart(
    <>
      <ActionButton primary>สั่งซื้อ</ActionButton>
      <ActionLink to="/product" primary>
        ดูสินค้า
      </ActionLink>
      <ActionButton>กลับ</ActionButton>
    </>,
  )
  const groundOf = (name: string) => getComputedStyle(screen.getByText(name)).background
  expect([groundOf('สั่งซื้อ'), groundOf('ดูสินค้า'), groundOf('กลับ')]).toEqual([
    '#8c1c1c',
    '#8c1c1c',
    'transparent',
  ])
})

it('R9.32: a press is seen after 80 ms', async () => {
  await showPart(<ActionButton>กลับ</ActionButton>)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const pressed = rules.find(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText === `.${classes.action}:active`,
  )
  expect(pressed?.cssText).toMatch(/transition-delay: 80ms;/)
})

it('a press of a dark red button differs from the mouse on it', () => {
  const sheet = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const groundIn = (state: string) =>
    sheet.find((rule) => rule.cssText.startsWith(`.${classes.action}[data-primary]:${state}`))?.cssText
  expect(groundIn('hover')).toContain('background: var(--red-deep)')
  expect(groundIn('active')).toContain('background: var(--red-pressed)')
})
