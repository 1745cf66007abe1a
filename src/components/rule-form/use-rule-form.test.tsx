import * as v from 'valibot'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineDraft, dropDraft, guest, readDraft } from '../../lib/forms/form-draft.ts'
import { password, passwordConfirmed, phoneNumber, required } from '../../lib/rules/rules.ts'
import { showPart } from '../../../tests/support/show-part.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useRuleForm } from './use-rule-form.tsx'

const kind = defineDraft('sign-up', 1, { phone: v.string(), interests: v.array(v.string()) })
const draftOf = (owner: string) => ({ kind, place: { owner } })
let sent: unknown[] = []

function Page({ owner = guest }: { owner?: string }) {
  const form = useRuleForm({
    initialValues: { phone: '', password: '', again: '', interests: new Array<string>() },
    draft: draftOf(owner),
    rules: {
      phone: [required, phoneNumber],
      password: [required, password],
      again: [passwordConfirmed('password')],
    },
  })
  return (
    <form noValidate onSubmit={form.submit((values) => void sent.push(values))}>
      <TextField key={form.key('phone')} {...form.field('phone')} label="โทร" />
      <TextField key={form.key('password')} {...form.field('password')} label="รหัส" hint="-" />
      <TextField key={form.key('again')} {...form.field('again')} label="ซ้ำ" />
      <Interests key={form.key('interests')} {...form.choice('interests')} />
      <p>
        wrong {form.wrongCount}, changed {form.changedCount}, {form.isRestored ? 'restored' : 'new'}
      </p>
      <button type="submit">ส่ง</button>
      <button
        type="button"
        onClick={() => form.refuse({ password: 'ง่ายเกินไป', phone: 'มีผู้ใช้แล้ว' }, { takesFocus: false })}
      >
        เตือน
      </button>
      <button type="button" onClick={() => form.refuse({ phone: 'มีผู้ใช้แล้ว' })}>
        ปฏิเสธ
      </button>
      <button type="button" onClick={() => form.setValue('phone', '0999999999')}>
        เติม
      </button>
      <button type="button" onClick={form.discard}>
        เริ่มใหม่
      </button>
    </form>
  )
}

/** Behaves like a row of chips: it starts from a default value, and each press is a choice. */
function Interests(props: { defaultValue: string[]; onChange: (interests: string[]) => void }) {
  return (
    <button type="button" onClick={() => props.onChange([...props.defaultValue, 'acrylic'])}>
      {props.defaultValue.join() || 'none'}
    </button>
  )
}

const line = () => screen.getByText(/wrong/).textContent
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
function write(label: RegExp, value: string) {
  fireEvent.input(field(label), { target: { value } })
  fireEvent.blur(field(label))
}

beforeEach(() => {
  sent = []
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

it('R5.4 R5.6: checks a field when it is left, and not while one types', async () => {
  await showPart(<Page />)
  fireEvent.input(field(/โทร/), { target: { value: '02' } })
  expect(errors()).toEqual([])
  fireEvent.blur(field(/โทร/))
  expect(errors()).toEqual(['รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง'])
  fireEvent.input(field(/โทร/), { target: { value: '0812345678' } })
  expect(errors()).toEqual(['รูปแบบเบอร์โทรศัพท์ไม่ถูกต้อง'])
  fireEvent.blur(field(/โทร/))
  expect(errors()).toEqual([])
})

it('checks all of them on sending, and puts the focus on the first that is wrong', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  press('ส่ง')
  expect(sent).toEqual([])
  expect(errors()).toEqual(['กรุณาระบุข้อมูล'])
  expect(document.activeElement).toBe(field(/รหัส/))
})

it('R5.29: compares with another field of the form', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  write(/รหัส/, 'Abcdefg1')
  write(/ซ้ำ/, 'Abcdefg2')
  expect(errors()).toEqual(['รหัสผ่านที่ยืนยันไม่ตรงกัน'])
  write(/ซ้ำ/, 'Abcdefg1')
  press('ส่ง')
  expect(sent).toEqual([{ phone: '0812345678', password: 'Abcdefg1', again: 'Abcdefg1', interests: [] }])
})

it('says how many fields are wrong once it was sent, and counts down', async () => {
  await showPart(<Page />)
  write(/โทร/, '02')
  expect(line()).toContain('wrong 0')
  press('ส่ง')
  expect(line()).toContain('wrong 2')
  write(/โทร/, '0812345678')
  expect(line()).toContain('wrong 1')
})

it('shows what the server refused as long as the field holds it', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  press('ปฏิเสธ')
  expect(errors()).toEqual(['มีผู้ใช้แล้ว'])
  expect(document.activeElement).toBe(field(/โทร/))
  expect(line()).toContain('wrong 1')
  fireEvent.blur(field(/โทร/))
  expect(errors()).toEqual(['มีผู้ใช้แล้ว'])
  write(/โทร/, '0912345678')
  expect(errors()).toEqual([])
  write(/โทร/, '0812345678')
  expect(errors()).toEqual(['มีผู้ใช้แล้ว'])
})

it('lets what was refused be sent again: the server decides anew', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  write(/รหัส/, 'Abcdefg1')
  write(/ซ้ำ/, 'Abcdefg1')
  press('ปฏิเสธ')
  press('ส่ง')
  expect(sent).toHaveLength(1)
  expect(errors()).toEqual([])
})

it('can report an error without taking the focus from a shopper who is typing', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  field(/ซ้ำ/).focus()
  press('เตือน')
  expect(errors()).toEqual(['มีผู้ใช้แล้ว', 'ง่ายเกินไป'])
  expect(document.activeElement).toBe(field(/ซ้ำ/))
  expect(line()).toContain('wrong 0')
})

it('puts the focus into its own fields, not into those of another form with the same names', async () => {
  await showPart(
    <>
      <Page />
      <Page />
    </>,
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'ส่ง' })[1] as HTMLElement)
  expect(document.activeElement).toBe(screen.getAllByLabelText(/โทร/)[1])
})

it('takes a choice at once, and says what would be lost', async () => {
  await showPart(<Page />)
  expect(line()).toContain('changed 0')
  press('none')
  write(/โทร/, '0812345678')
  expect(line()).toContain('changed 2')
  write(/โทร/, '')
  expect(line()).toContain('changed 1')
})

it('comes back after a reload with what was committed, and never with a password', async () => {
  await showPart(<Page />)
  press('none')
  write(/โทร/, '0812345678')
  write(/รหัส/, 'Abcdefg1')
  cleanup()
  await showPart(<Page />)
  expect(field(/โทร/).value).toBe('0812345678')
  expect(field(/รหัส/).value).toBe('')
  expect(screen.getByRole('button', { name: 'acrylic' })).toBeTruthy()
  expect(line()).toContain('changed 2, restored')
})

it('keeps also what is being typed when the page is hidden', async () => {
  await showPart(<Page />)
  fireEvent.input(field(/โทร/), { target: { value: '081' } })
  expect(readDraft(kind, { owner: guest })).toBeUndefined()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  fireEvent(document, new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  expect(readDraft(kind, { owner: guest })?.phone).toBe('081')
})

it('writes no draft for a form without changes, nor after all changes were undone', async () => {
  await showPart(<Page />)
  fireEvent.blur(field(/โทร/))
  expect(sessionStorage.length).toBe(0)
  write(/โทร/, '0812345678')
  expect(sessionStorage.length).toBe(1)
  write(/โทร/, '')
  expect(sessionStorage.length).toBe(0)
})

it('does not write again what a flow dropped when it succeeded', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  dropDraft(kind, { owner: guest })
  cleanup()
  expect(sessionStorage.length).toBe(0)
})

it('does not offer one customer what another one typed', async () => {
  await showPart(<Page owner="c-1" />)
  write(/โทร/, '0812345678')
  cleanup()
  await showPart(<Page owner="c-2" />)
  expect(field(/โทร/).value).toBe('')
})

it('throws the draft away when it is told to', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  cleanup()
  await showPart(<Page />)
  press('เริ่มใหม่')
  expect(field(/โทร/).value).toBe('')
  expect(line()).toContain('changed 0, new')
  cleanup()
  expect(sessionStorage.length).toBe(0)
})

it('can be filled in and begun anew by the page', async () => {
  await showPart(<Page />)
  const other = field(/รหัส/)
  press('เติม')
  expect(field(/โทร/).value).toBe('0999999999')
  expect(field(/รหัส/), 'is left as it is').toBe(other)
  press('เริ่มใหม่')
  expect(field(/โทร/).value).toBe('')
})
