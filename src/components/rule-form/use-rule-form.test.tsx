// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { password, passwordConfirmed, phoneNumber, required } from '../../lib/rules.ts'
import { showPart } from '../show-part.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useRuleForm } from './use-rule-form.tsx'

let sent: unknown[] = []

function Page() {
  const form = useRuleForm({
    initialValues: { phone: '', password: '', again: '' },
    rules: {
      phone: [required, phoneNumber],
      password: [required, password],
      again: [passwordConfirmed('password')],
    },
  })
  return (
    <form noValidate onSubmit={form.submit((values) => void sent.push(values))}>
      <TextField {...form.field('phone')} label="โทร" />
      <TextField {...form.field('password')} label="รหัส" hint="-" />
      <TextField {...form.field('again')} label="ซ้ำ" />
      <button type="submit">ส่ง</button>
      <button type="button" onClick={() => form.setErrors({ phone: 'มีผู้ใช้แล้ว' })}>
        ปฏิเสธ
      </button>
      <button type="button" onClick={() => form.setValue('phone', '0999999999')}>
        เติม
      </button>
      <button type="button" onClick={form.reset}>
        เริ่มใหม่
      </button>
    </form>
  )
}

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
afterEach(cleanup)

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
  expect(sent).toEqual([{ phone: '0812345678', password: 'Abcdefg1', again: 'Abcdefg1' }])
})

it('shows what the server found wrong until the field is checked again', async () => {
  await showPart(<Page />)
  write(/โทร/, '0812345678')
  press('ปฏิเสธ')
  expect(errors()).toEqual(['มีผู้ใช้แล้ว'])
  write(/โทร/, '0912345678')
  expect(errors()).toEqual([])
})

it('can be filled in and begun anew by the page', async () => {
  await showPart(<Page />)
  press('เติม')
  expect(field(/โทร/).value).toBe('0999999999')
  press('เริ่มใหม่')
  expect(field(/โทร/).value).toBe('')
})
