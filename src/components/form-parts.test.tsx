// @vitest-environment happy-dom
import { Checkbox } from '@mantine/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { required } from '../lib/rules.ts'
import { ChoiceRows } from './choice-rows/choice-rows.tsx'
import { Chips } from './chips/chips.tsx'
import { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx'
import { Notice } from './notice/notice.tsx'
import { NewPasswordField } from './password-rules/new-password-field.tsx'
import { PinBoxes } from './pin-boxes/pin-boxes.tsx'
import { useRuleForm } from './rule-form/use-rule-form.tsx'
import { CountdownRuler } from './ruler/countdown-ruler.tsx'
import { StepsRuler } from './ruler/steps-ruler.tsx'
import { SelectField } from './select-field/select-field.tsx'
import { showPart } from '../../tests/support/show-part.tsx'

const kinds = [
  { value: 'individual', label: 'บุคคลทั่วไป', note: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์' },
  { value: 'company', label: 'บริษัท', aside: 'อีเมล' },
  { value: 'abroad', label: 'ต่างประเทศ', reason: 'ยังไม่เปิดรับ' },
] as const
const countries = [
  { value: 'TH', label: 'ไทย', search: 'Thailand' },
  { value: 'LA', label: 'ลาว', search: 'Laos' },
  { value: 'JP', label: 'ญี่ปุ่น', search: 'Japan' },
]
const chosen = vi.fn<(...values: unknown[]) => void>()
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

afterEach(() => {
  cleanup()
  chosen.mockReset()
})

it('chooses one of the rows, and says why another cannot be chosen', async () => {
  await showPart(<ChoiceRows name="kind" label="ซื้อในนาม" options={kinds} onChange={chosen} />)
  fireEvent.click(radio('บริษัท'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('company')
  expect(radio('บริษัท').checked).toBe(true)
  expect(describedBy(radio('บุคคลทั่วไป'))).toBe('เข้าสู่ระบบด้วยเบอร์โทรศัพท์')
  expect(radio('ต่างประเทศ').disabled).toBe(true)
  expect(describedBy(radio('ต่างประเทศ'))).toBe('ยังไม่เปิดรับ')
})

it('ties the error of a group of choices to the group', async () => {
  await showPart(
    <>
      <ChoiceRows name="kind" label="ซื้อในนาม" options={kinds} onChange={chosen} error="กรุณาเลือก" />
      <Chips name="interests" label="สนใจ" options={kinds} onChange={chosen} error="เลือกอย่างน้อย 1 ข้อ" />
    </>,
  )
  expect(describedBy(screen.getByRole('radiogroup', { name: 'ซื้อในนาม' }))).toBe('กรุณาเลือก')
  expect(describedBy(screen.getByRole('group', { name: 'สนใจ' }))).toBe('เลือกอย่างน้อย 1 ข้อ')
  expect(screen.getAllByRole('alert')).toHaveLength(2)
})

it('chooses any number of chips and reports them in their own order', async () => {
  await showPart(
    <Chips
      name="interests"
      label="สนใจ"
      options={kinds}
      defaultValue={['company']}
      onChange={chosen}
      isOptional
    />,
  )
  const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  fireEvent.click(chip('บุคคลทั่วไป'))
  expect(chosen).toHaveBeenLastCalledWith(['individual', 'company'])
  fireEvent.click(chip('บริษัท'))
  expect(chosen).toHaveBeenLastCalledWith(['individual'])
  expect(chip('บริษัท').checked).toBe(false)
  expect(screen.getByText(/ไม่บังคับ/)).toBeDefined()
})

it('offers a short list as the list of the browser', async () => {
  await showPart(
    <SelectField name="country" label="ประเทศ" options={countries} onChange={chosen} rules={[required]} />,
  )
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: /ประเทศ/ })
  expect(list.selectedOptions[0]?.textContent).toBe('เลือก')
  expect(list.getAttribute('aria-required')).toBe('true')
  fireEvent.change(list, { target: { value: 'LA' } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith('LA')
  expect([...list.options].map(({ value }) => value)).toEqual(['TH', 'LA', 'JP'])
})

it('finds an option of a long list by either of its names, with the keyboard alone', async () => {
  await showPart(
    <SelectField
      name="country"
      label="ประเทศ"
      options={countries}
      defaultValue="TH"
      onChange={chosen}
      isSearchable
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /ประเทศ/ })
  const options = () =>
    screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  const key = (code: string) => fireEvent.keyDown(field, { code, key: code })
  expect(field.value).toBe('ไทย')
  field.focus()
  fireEvent.click(field)
  expect(options()).toEqual(['ไทย', 'ลาว', 'ญี่ปุ่น'])
  type('ญี่')
  expect(options()).toEqual(['ญี่ปุ่น'])
  type('JAP')
  expect(options()).toEqual(['ญี่ปุ่น'])
  type('ฝรั่ง')
  expect(options()).toEqual([])
  expect(screen.getByText('ไม่พบตัวเลือกที่ตรงกัน')).toBeDefined()
  expect(key('Enter'), 'Enter sends the form').toBe(false)
  expect(key('Escape'), 'Escape goes on to the dialog around it').toBe(false)
  expect(key('Enter'), 'Enter of a closed list is kept from the form').toBe(true)
  type('lao')
  key('ArrowDown')
  key('Enter')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('LA')
  expect(field.value).toBe('ลาว')
})

it('tells the error of a select at the select', async () => {
  await showPart(
    <>
      <SelectField name="a" label="หนึ่ง" options={countries} onChange={chosen} error="ไม่รองรับ" />
      <SelectField name="b" label="สอง" options={countries} onChange={chosen} error="ไม่มี" isSearchable />
    </>,
  )
  expect(describedBy(screen.getByRole('combobox', { name: /หนึ่ง/ }))).toContain('ไม่รองรับ')
  expect(describedBy(screen.getByRole('combobox', { name: /สอง/ }))).toContain('ไม่มี')
})

it('serves a form: the first wrong choice takes the focus, and each choice is committed', async () => {
  const sent = vi.fn<(values: unknown) => void>()
  function Page() {
    const form = useRuleForm({
      initialValues: { kind: '', country: '', interests: new Array<string>(), consent: false as boolean },
      rules: { kind: [required], country: [required], interests: [required], consent: [required] },
    })
    return (
      <form noValidate onSubmit={form.submit(sent)}>
        <ChoiceRows {...form.choice('kind')} label="ซื้อในนาม" options={kinds.toReversed()} />
        <SelectField {...form.choice('country')} label="ประเทศ" options={countries} isSearchable />
        <Chips {...form.choice('interests')} label="สนใจ" options={kinds} />
        <Checkbox {...form.check('consent')} label="ยอมรับ" required />
        <button type="submit">ส่ง</button>
      </form>
    )
  }
  await showPart(<Page />)
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  send()
  expect(screen.getAllByRole('alert')).toHaveLength(4)
  expect(document.activeElement, 'the first that can be chosen').toBe(radio('บริษัท'))
  fireEvent.click(radio('บริษัท'))
  expect(screen.getAllByRole('alert')).toHaveLength(3)
  send()
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  fireEvent.click(screen.getByRole('option', { name: 'ลาว', hidden: true }))
  send()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'บุคคลทั่วไป' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'บริษัท' }))
  send()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'ยอมรับ' }))
  expect(screen.getByRole('checkbox', { name: 'ยอมรับ' }).getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('checkbox', { name: 'ยอมรับ' }))
  send()
  expect(sent.mock.lastCall?.[0]).toEqual({
    kind: 'company',
    country: 'LA',
    interests: ['company'],
    consent: true,
  })
})

function Pin({ start = '', disabled = false }: { start?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  const boxes = { value, disabled, onChange: setValue, onComplete: chosen }
  return (
    <>
      <PinBoxes label="รหัส 6 หลัก" length={6} {...boxes} error={value === '999999' && 'ผิด'} takesFocus />
      <button type="button" onClick={() => setValue('')}>
        ล้าง
      </button>
    </>
  )
}
const boxes = () =>
  within(screen.getByRole('group', { name: 'รหัส 6 หลัก' })).getAllByRole<HTMLInputElement>('textbox')
const digits = () => boxes().map(({ value }) => value)
const paste = (text: string, box = 0) =>
  fireEvent.paste(boxes()[box] as HTMLElement, { clipboardData: { getData: () => text } })

it('has a box for each of the six digits, and goes on by itself', async () => {
  await showPart(<Pin />)
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toContain('หลักที่ 6 จาก 6')
  expect(boxes()[0]?.autocomplete).toBe('one-time-code')
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '1' } })
  expect(document.activeElement).toBe(boxes()[1])
  fireEvent.change(boxes()[1] as HTMLElement, { target: { value: 'x' } })
  expect(digits()).toEqual(['1', '', '', '', '', ''])
})

it('erases digits from the end, and replaces the one that is typed over', async () => {
  await showPart(<Pin start="123" />)
  const box = (index: number) => boxes()[index] as HTMLElement
  expect(document.activeElement).toBe(box(3))
  fireEvent.keyDown(box(3), { key: 'Backspace' })
  expect([digits().join(''), document.activeElement]).toEqual(['12', box(2)])
  fireEvent.keyDown(box(2), { key: 'ArrowLeft' })
  fireEvent.keyDown(box(1), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(box(0))
  fireEvent.change(box(0), { target: { value: '19' } })
  expect(digits().join('')).toBe('92')
  fireEvent.change(box(0), { target: { value: '' } })
  expect(digits().join('')).toBe('2')
  expect(fireEvent.keyDown(box(1), { key: 'Enter' }), 'Enter sends the form').toBe(true)
})

it('takes a pasted or suggested code as a whole, each time', async () => {
  await showPart(<Pin />)
  paste('123 456')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('123456')
  fireEvent.click(screen.getByRole('button', { name: 'ล้าง' }))
  paste('123456', 3)
  expect(chosen).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'ล้าง' }))
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '654321' } })
  expect(chosen).toHaveBeenLastCalledWith('654321')
})

it('tells at each box that the code is wrong, and takes the focus when it may be typed again', async () => {
  const { rerender } = await showPart(<Pin start="999999" disabled />)
  for (const box of boxes()) expect([box.disabled, describedBy(box)]).toEqual([true, 'ผิด'])
  rerender(<Pin disabled={false} />)
  expect(document.activeElement).toBe(boxes()[0])
  fireEvent.change(boxes()[0] as HTMLElement, { target: { value: '1' } })
  expect(digits().join('')).toBe('1')
  expect(chosen).not.toHaveBeenCalled()
})

it('marks the parts of the password rule while one types, and what is lacking when it was refused', async () => {
  const field = (error: string | null) => (
    <NewPasswordField name="password" label="รหัสผ่านใหม่" error={error} onChange={chosen} />
  )
  const { rerender } = await showPart(field(null))
  const rules = () => screen.getAllByRole('listitem').map((rule) => [rule.textContent, rule.dataset.state])
  const input = screen.getByLabelText<HTMLInputElement>(/รหัสผ่านใหม่/)
  expect(describedBy(input)).toContain('รวมอย่างน้อย 8 ตัว')
  fireEvent.change(input, { target: { value: 'phaen2' } })
  expect(chosen).toHaveBeenCalledOnce()
  expect(rules()).toEqual([
    ['อย่างน้อย 8 ตัว ยังไม่ผ่าน', 'open'],
    ['ตัวพิมพ์ใหญ่ A–Z ยังไม่ผ่าน', 'open'],
    ['ตัวพิมพ์เล็ก a–z ครบแล้ว', 'met'],
    ['ตัวเลข 0–9 ครบแล้ว', 'met'],
  ])
  rerender(field('รูปแบบรหัสผ่านไม่ถูกต้อง'))
  expect(rules().map(([, state]) => state)).toEqual(['unmet', 'unmet', 'met', 'met'])
  fireEvent.change(input, { target: { value: `Aa1${'x'.repeat(98)}` } })
  expect(rules().at(-1)).toEqual(['ไม่เกิน 100 ตัว ยังไม่ผ่าน', 'unmet'])
})

it('shows where a form stands', async () => {
  await showPart(<StepsRuler label="ขั้นตอน" steps={['ประเภท', 'ข้อมูล', 'รหัส']} current={1} />)
  const steps = within(screen.getByRole('list', { name: 'ขั้นตอน' })).getAllByRole('listitem')
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['ประเภท เสร็จแล้ว', null],
    ['ข้อมูล', 'step'],
    ['รหัส', null],
  ])
})

it('empties a ruler with the time that is left', async () => {
  const ruler = (seconds: number) => <CountdownRuler seconds={seconds} total={120} label="อีกสักครู่" />
  const { container, rerender } = await showPart(ruler(120))
  const gone = () => container.querySelectorAll('[data-gone]').length
  expect(gone()).toBe(0)
  rerender(ruler(31))
  expect(gone()).toBe(44)
  rerender(ruler(0))
  expect(gone()).toBe(60)
  expect(screen.getByRole('timer').textContent).toBe('อีกสักครู่')
})

it('announces what went wrong and what went well', async () => {
  await showPart(
    <>
      <Notice tone="wrong" title="ผิด" action={<button type="button">แก้</button>}>
        รหัสผ่านไม่ถูกต้อง
      </Notice>
      <Notice tone="good">บันทึกแล้ว</Notice>
      <Notice tone="info">ของในตะกร้ายังอยู่</Notice>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('ผิดรหัสผ่านไม่ถูกต้องแก้')
  expect(screen.getByRole('status').textContent).toBe('บันทึกแล้ว')
})

it('asks before it does something, and can be left by its button alone when it must be answered', async () => {
  const cancel = vi.fn<() => void>()
  const words = { title: 'ลบที่อยู่', confirmLabel: 'ลบ', cancelLabel: 'เก็บไว้' }
  const answers = { onConfirm: chosen, onCancel: cancel }
  const { rerender } = await showPart(
    <ConfirmDialog opened {...words} {...answers} persistent isWaiting>
      แน่ใจ
    </ConfirmDialog>,
  )
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('เก็บไว้').disabled).toBe(true)
  fireEvent.click(button('ลบ'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([chosen.mock.calls, cancel.mock.calls]).toEqual([[], []])
  rerender(<ConfirmDialog opened {...words} {...answers} persistent />)
  fireEvent.click(button('ลบ'))
  fireEvent.click(button('เก็บไว้'))
  expect([chosen.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1])
})
