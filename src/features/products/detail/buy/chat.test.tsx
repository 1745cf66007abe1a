import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPart } from '../../../../../tests/support/show-part.tsx'
import { AskForMore } from './ask-for-more.tsx'
import { LineOrder } from './line-order.tsx'
import { choicesOf } from '../choice/product-choice.ts'
import QrCode from '../../../../components/qr-code/qr-code.tsx'
import { sampleProduct, sampleVariant } from '../sample-product.fixture.ts'
import { useOrder } from './use-order.ts'

afterEach(cleanup)

const variant = sampleVariant({ name: 'แดง', hex: '#c8201e' }, [600, 1200, 3])
const product = sampleProduct([variant])
const [choice] = choicesOf(product)
if (!choice) throw new Error('The product has no variant')

const address = `${location.origin}/?variant=${variant.variantId}&lang=th`
const chat = 'https://line.me/R/oaMessage/%40phaen/?'
const textIn = (link: HTMLElement) => {
  const href = link.getAttribute('href') ?? ''
  expect(href.slice(0, chat.length)).toBe(chat)
  return decodeURIComponent(href.slice(chat.length))
}

function Ordering() {
  const order = useOrder(product, choice)
  return order && <LineOrder order={order} />
}

it('R1.14 R2.41: the chat opens with an order of what is chosen', async () => {
  await showPart(<Ordering />)
  const text = textIn(screen.getByRole('link', { name: 'สั่งทาง LINE' }))
  expect(text).toContain('แผ่น (P1)')
  expect(text).toContain('สีแดง ขนาด 600 × 1,200 × 3 มม.')
  expect(text).toContain('จำนวน 1\u00a0แผ่น')
  expect(text).toContain(address)
})

it('R1.15 R2.42: the code to scan opens the chat with the order', async () => {
  await showPart(<Ordering />)
  fireEvent.click(screen.getByRole('button', { name: 'สั่งทาง LINE' }))
  const code = await within(screen.getByRole('dialog')).findByRole('img', { name: /คิวอาร์โค้ด/ })
  cleanup()
  const order = chat + encodeURIComponent(`P1 × 1\n${address}`)
  await showPart(<QrCode text={order} label="อันที่ถูก" />)
  expect(code.innerHTML).toBe(screen.getByRole('img').innerHTML)
})

it('R1.16: more is asked for by LINE, phone and e-mail', async () => {
  await showPart(<AskForMore product={product} choice={choice} />)
  fireEvent.click(screen.getByRole('button', { name: 'สอบถามข้อมูลเพิ่มเติม' }))
  const [line, phone, mail] = within(screen.getByRole('dialog')).getAllByRole('link')
  expect(line && textIn(line)).toContain('แผ่น (P1) แดง 600 × 1,200 × 3 มม.')
  expect(phone?.getAttribute('href')).toBe('tel:020000000')
  expect(mail?.getAttribute('href')).toMatch(/^mailto:hello@phaen\.example\?subject=.*P1/)
})
