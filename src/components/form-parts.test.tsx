import { Checkbox } from '@mantine/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { required } from '../lib/rules/rules.ts'
import { ChoiceRows } from './choice-rows/choice-rows.tsx'
import { Chips } from './chips/chips.tsx'
import { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx'
import { Notice } from './notice/notice.tsx'
import { NewPasswordField } from './password-rules/new-password-field.tsx'
import { useRuleForm } from './rule-form/use-rule-form.tsx'
import { CountdownRuler } from './ruler/countdown-ruler.tsx'
import { StepsRuler } from './ruler/steps-ruler.tsx'
import { SelectField } from './select-field/select-field.tsx'
import { describedBy, showPart } from '../../tests/support/show-part.tsx'

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
    ['ตัวพิมพ์เล็ก a–z ผ่านแล้ว', 'met'],
    ['ตัวเลข 0–9 ผ่านแล้ว', 'met'],
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

it('asks before it does something, and cannot be left while the answer is on its way', async () => {
  const cancel = vi.fn<() => void>()
  const words = { title: 'ลบที่อยู่', confirmLabel: 'ลบ', cancelLabel: 'เก็บไว้' }
  const answers = { onConfirm: chosen, onCancel: cancel }
  const dialog = (isWaiting: boolean) => (
    <ConfirmDialog opened {...words} {...answers} isWaiting={isWaiting}>
      แน่ใจ
    </ConfirmDialog>
  )
  const { rerender } = await showPart(dialog(false))
  rerender(dialog(true))
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('เก็บไว้').disabled).toBe(true)
  fireEvent.click(button('ลบ'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([chosen.mock.calls, cancel.mock.calls]).toEqual([[], []])
  rerender(dialog(false))
  fireEvent.click(button('ลบ'))
  fireEvent.click(button('เก็บไว้'))
  expect([chosen.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1])
})
