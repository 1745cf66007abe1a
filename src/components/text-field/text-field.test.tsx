import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { putStyles } from '../../../tests/support/put-styles.ts'
import classes from '../../app/styles/field.module.css'
import { confirmed, email, password, phoneNumber, required } from '../../lib/rules/rules.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { TextField } from './text-field.tsx'

putStyles('app/styles/field.module.css', classes)

const field = (label: string | RegExp = /เบอร์/) => screen.getByLabelText<HTMLInputElement>(label)
const type = (value: string, input = field()) => fireEvent.change(input, { target: { value } })
const error = () => screen.queryByRole('alert')?.textContent
const button = (name: string) => screen.queryByRole('button', { name, hidden: true })

afterEach(cleanup)

it('R2.61: takes label, placeholder, hint, icon, appendIcon, name, variant and color', async () => {
  const { container } = await showPart(
    <TextField
      label="เบอร์"
      placeholder="08x xxx xxxx"
      hint="ใช้เข้าสู่ระบบ"
      icon={<i>หน้า</i>}
      appendIcon={<i>หลัง</i>}
      name="phoneNumber"
      variant="filled"
      color="red"
    />,
  )
  expect(field().placeholder).toBe('08x xxx xxxx')
  expect(field().name).toBe('phoneNumber')
  expect(screen.getByText('หน้า').compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('หลัง')).toBeDefined()
  const description = field().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toBe('ใช้เข้าสู่ระบบ')
  expect(container.querySelector('[data-look="filled"][data-tint="red"]')).not.toBeNull()
})

/** The look of the frame of a field, and the colour that its edge has while the field has the focus. */
async function frameOf(look: Pick<ComponentProps<typeof TextField>, 'variant' | 'color'>) {
  await showPart(<TextField label="เบอร์" name="x" {...look} />)
  const frame = field().parentElement
  if (!frame) throw new Error('The field has no frame')
  // The test document does not know `:focus-within`.
  frame.style.outlineColor = 'var(--edge-focus)'
  const { background, outlineColor } = getComputedStyle(frame)
  cleanup()
  return { background, focused: outlineColor }
}

it('R2.61: its variant is seen, and its color while it has the focus', async () => {
  expect(await frameOf({})).toEqual({ background: '#fffefb', focused: '#1f1b16' })
  expect(await frameOf({ variant: 'filled' })).toMatchObject({ background: '#f4f0e7' })
  expect(await frameOf({ variant: 'plain' })).toMatchObject({ background: 'none none' })
  expect(await frameOf({ color: 'red' })).toEqual({ background: '#fffefb', focused: '#8c1c1c' })
})

it.each(['number', 'text', 'email', 'password', 'tel', 'url', 'date', 'time'] as const)(
  'R2.62: is a field of type %s',
  async (kind) => {
    await showPart(<TextField label="เบอร์" name="x" type={kind} />)
    expect(field().type).toBe(kind)
  },
)

it('R2.63 R2.71 R5.4: says the first broken rule under the field when it is left', async () => {
  await showPart(<TextField label="เบอร์" name="x" rules={[required, phoneNumber]} />)
  expect(error()).toBeUndefined()
  fireEvent.blur(field())
  expect(error()).toBe('กรุณาระบุข้อมูล')
  type('02')
  fireEvent.blur(field())
  expect(error()).toBe('รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
  type('0812345678')
  fireEvent.blur(field())
  expect(error()).toBeUndefined()
})

it('waits with its message while the mouse holds a button down, so that the button stays under the mouse', async () => {
  await showPart(
    <>
      <TextField label="เบอร์" name="x" rules={[required]} />
      <button type="submit">ส่ง</button>
    </>,
  )
  const send = screen.getByRole('button', { name: 'ส่ง' })
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(send)
  field().dispatchEvent(new Event('change', { bubbles: true }))
  fireEvent.blur(field())
  expect(pressed).toHaveBeenCalledWith(expect.stringMatching(/button, a, label, input.*:active/))
  pressed.mockRestore()
  expect(error()).toBeUndefined()
  fireEvent.mouseUp(send)
  expect(error()).toBe('กรุณาระบุข้อมูล')
})

it('R5.5: checks when a change is committed without leaving the field', async () => {
  await showPart(<TextField label="เบอร์" name="x" rules={[phoneNumber]} />)
  type('02')
  field().dispatchEvent(new Event('change', { bubbles: true }))
  await screen.findByRole('alert')
})

it('R5.6: does not check while one types, nor take back what it said', async () => {
  await showPart(<TextField label="เบอร์" name="x" rules={[phoneNumber]} />)
  fireEvent.input(field(), { target: { value: '02' } })
  expect(error()).toBeUndefined()
  fireEvent.blur(field())
  fireEvent.input(field(), { target: { value: '0812345678' } })
  expect(error()).toBe('รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง')
})

it('R2.64 R2.65 R2.69: neither disabled nor read-only can be written or cleared', async () => {
  const { rerender } = await showPart(<TextField label="เบอร์" name="x" defaultValue="1" disabled />)
  expect(field().disabled).toBe(true)
  expect(button('ล้างข้อความ')).toBeNull()
  rerender(<TextField label="เบอร์" name="x" defaultValue="1" readonly />)
  expect(field().readOnly).toBe(true)
  expect(button('ล้างข้อความ')).toBeNull()
})

it('R2.67: a required rule puts a red asterisk on the label, which a screen reader hears otherwise', async () => {
  const { rerender } = await showPart(<TextField label="เบอร์" name="x" rules={[phoneNumber]} />)
  expect(screen.queryByText('*')).toBeNull()
  rerender(<TextField label="เบอร์" name="x" rules={[required, phoneNumber]} />)
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  expect(getComputedStyle(screen.getByText('*')).color).toBe('#a3211a')
  expect(field().getAttribute('aria-required')).toBe('true')
})

it('R2.68: can be cleared, which counts as a change, and keeps the focus', async () => {
  const heard: string[] = []
  await showPart(
    <TextField
      label="เบอร์"
      name="x"
      defaultValue="081"
      rules={[required]}
      onChange={(event) => heard.push(event.target.value)}
    />,
  )
  const clear = button('ล้างข้อความ')
  if (!clear) throw new Error('It cannot be cleared')
  expect(fireEvent.mouseDown(clear), 'the field would be left').toBe(false)
  fireEvent.click(clear)
  expect(field().value).toBe('')
  expect(heard).toEqual([''])
  expect(error()).toBe('กรุณาระบุข้อมูล')
  expect(document.activeElement).toBe(field())
  expect(button('ล้างข้อความ')).toBeNull()
})

it('R2.70: shows a password and hides it again', async () => {
  await showPart(<TextField label="เบอร์" name="x" type="password" defaultValue="Abcdefg1" />)
  const eye = screen.getByRole('button', { name: 'แสดงรหัสผ่าน' })
  expect([field().type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  fireEvent.click(eye)
  expect([field().type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  fireEvent.click(eye)
  expect(field().type).toBe('password')
})

it('R2.66: shows a password from the start when told so', async () => {
  await showPart(<TextField label="เบอร์" name="x" type="password" showPassword />)
  expect(field().type).toBe('text')
})

it('R9.42: counts its characters as value / max', async () => {
  await showPart(<TextField label="เบอร์" name="x" max={5} defaultValue="กก" />)
  expect(screen.getByText('2 / 5')).toBeDefined()
  type('123456')
  expect(screen.getByText('6 / 5').dataset.over).toBe('true')
})

it('knows the other fields of its form', async () => {
  await showPart(
    <form>
      <TextField label="หนึ่ง" name="first" defaultValue="a" />
      <TextField label="สอง" name="second" defaultValue="b" rules={[confirmed('first')]} />
    </form>,
  )
  fireEvent.blur(field('สอง'))
  expect(error()).toBe('ข้อมูลไม่ตรงกัน')
  type('a', field('สอง'))
  fireEvent.blur(field('สอง'))
  expect(error()).toBeUndefined()
})

it('R5.46: says what a password needs before one is typed', async () => {
  await showPart(<TextField label="Password" name="x" type="password" rules={[password]} />, 'en')
  expect(
    screen.getByText(
      'Password must contain uppercase English letters, lowercase English letters and numbers, and be at least 8 characters.',
    ),
  ).toBeDefined()
})

it('leaves the judgement to a form that has one', async () => {
  const { rerender } = await showPart(<TextField label="เบอร์" name="x" rules={[email]} error={null} />)
  type('wrong')
  fireEvent.blur(field())
  expect(error()).toBeUndefined()
  rerender(<TextField label="เบอร์" name="x" rules={[email]} error="มีผู้ใช้แล้ว" />)
  expect(error()).toBe('มีผู้ใช้แล้ว')
})
