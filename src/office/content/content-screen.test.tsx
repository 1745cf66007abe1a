import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  field,
  press,
  showContent,
  textOf,
  type,
  written,
} from '../../../tests/support/app/office-content.tsx'
import { describedBy } from '../../../tests/support/show-part.tsx'

afterEach(cleanup)

const draft = 'เก็บเป็นฉบับร่าง'
const later = '2099-12-01T08:00'
const saved = () => waitFor(() => screen.getByText('บันทึกแล้ว'))
const earlier = [2, 1].map((version) => ({
  ...{ version, state: 'draft' as const, savedAt: '2026-01-01T00:00:00Z' },
}))

it('a new text whose address another one has stays as it is typed, and is saved under another address', async () => {
  const { sent } = await showContent('/content/news', [textOf({ id: 'taken' })])
  type('ที่อยู่หน้า', 'taken')
  type('ชื่อเรื่อง', 'เรื่องใหม่')
  await press(draft)
  await waitFor(() => expect(field('ที่อยู่หน้า').getAttribute('aria-invalid')).toBe('true'))
  expect(describedBy(field('ที่อยู่หน้า'))).toContain('มีเรื่องอื่นใช้ที่อยู่นี้แล้ว')
  expect(document.activeElement).toBe(field('ที่อยู่หน้า'))
  // The field alone says it.
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  type('ที่อยู่หน้า', 'free')
  expect(field('ที่อยู่หน้า').getAttribute('aria-invalid')).toBeNull()
  expect(field('ชื่อเรื่อง').value).toBe('เรื่องใหม่')
  await press(draft)
  await waitFor(() => expect(screen.queryByLabelText('ที่อยู่หน้า')).toBeNull())
  expect(sent.map(({ to, change }) => [to, change.body.title.th])).toEqual([
    ['news/taken', 'เรื่องใหม่'],
    ['news/free', 'เรื่องใหม่'],
  ])
})

it('nothing can be typed into a new text while it is saved, as it is opened under its address then', async () => {
  const { hold } = await showContent('/content/news')
  type('ที่อยู่หน้า', 'free')
  type('ชื่อเรื่อง', 'เรื่องใหม่')
  const editor = screen.getByRole('region', { name: 'แก้ไขเรื่อง' })
  const letGo = hold()
  await press(draft)
  expect(editor.hasAttribute('inert')).toBe(true)
  await act(async () => letGo())
  await waitFor(() => expect(screen.queryByLabelText('ที่อยู่หน้า')).toBeNull())
  expect(screen.getByRole('region', { name: 'แก้ไขเรื่อง' }).hasAttribute('inert')).toBe(false)
})

it('a page that somebody else wrote first is read again under what is typed', async () => {
  const { keep, sent } = await showContent('/content/page/about')
  type('ชื่อเรื่อง', 'ของฉัน')
  keep(textOf({ kind: 'page', id: 'about' }))
  await press(draft)
  await press('โหลดใหม่')
  await act(async () => {})
  expect(field('ชื่อเรื่อง').value).toBe('ของฉัน')
  await press(draft)
  await saved()
  expect(sent.map(({ change }) => change.version)).toEqual([0, 1])
})

it('R19.10: a text that somebody else saved is not overwritten after the language is changed, and shows where nothing is typed', async () => {
  const { keep, sent, show } = await showContent('/content/news/closing', [textOf({})])
  const saveElsewhere = async (version: number, th: string) => {
    keep(textOf({ version, body: { ...written, title: { th, en: '' } } }))
    await show('en')
    await show('th')
  }
  await saveElsewhere(2, 'ของคนอื่น')
  await waitFor(() => expect(field('ชื่อเรื่อง').value).toBe('ของคนอื่น'))
  type('ชื่อเรื่อง', 'ของฉัน')
  await saveElsewhere(3, 'ของคนอื่นอีก')
  expect(field('ชื่อเรื่อง').value).toBe('ของฉัน')
  await press(draft)
  await press('โหลดใหม่')
  expect(field('ชื่อเรื่อง').value).toBe('ของฉัน')
  await press(draft)
  await saved()
  type('ชื่อเรื่อง', 'ของฉันอีก')
  await press(draft)
  await saved()
  expect(sent.map(({ change }) => change.version)).toEqual([2, 3, 4])
})

it('what is typed stays when the list is searched, and when a new text becomes one of another kind', async () => {
  const { sent, keywords, goTo } = await showContent('/content/banner')
  type('ที่อยู่หน้า', 'sale')
  type('ชื่อเรื่อง', 'ลดราคา')
  type('กดแล้วไปหน้า (ไม่บังคับ)', '/product')
  fireEvent.click(screen.getByLabelText('บทความ'))
  await waitFor(() => field('คำโปรย'))
  expect(field('ชื่อเรื่อง').value).toBe('ลดราคา')
  await goTo('/content/blog?keyword=ปีใหม่')
  await waitFor(() => expect(keywords).toEqual([null, 'ปีใหม่']))
  expect(field('ที่อยู่หน้า').value).toBe('sale')
  expect(field('ชื่อเรื่อง').value).toBe('ลดราคา')
  await press(draft)
  await waitFor(() => expect(screen.queryByLabelText('ที่อยู่หน้า')).toBeNull())
  expect(sent[0]?.to).toBe('blog/sale')
  expect(sent[0]?.change.body.link).toBeUndefined()
})

it('an earlier version is taken by a button, which asks before it replaces what is not saved', async () => {
  const body = { ...written, link: '/product' }
  await showContent('/content/banner/sale', [
    textOf({ kind: 'banner', id: 'sale', version: 3, versions: earlier, body }),
  ])
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: /^ฉบับก่อนหน้า/ }), { target: { value } })
  choose('2')
  await act(async () => {})
  expect(field('ชื่อเรื่อง').value).toBe(written.title.th)
  await press('ใช้ฉบับนี้')
  await waitFor(() => expect(field('ชื่อเรื่อง').value).toBe('ฉบับ 2'))
  expect(field('กดแล้วไปหน้า (ไม่บังคับ)').value).toBe('')

  choose('1')
  await press('ใช้ฉบับนี้')
  const dialog = await screen.findByRole('dialog')
  expect(field('ชื่อเรื่อง').value).toBe('ฉบับ 2')
  fireEvent.click(within(dialog).getByRole('button', { name: 'ใช้ฉบับนี้' }))
  await waitFor(() => expect(field('ชื่อเรื่อง').value).toBe('ฉบับ 1'))
})

it('says that an earlier version is gone by now', async () => {
  const { keep } = await showContent('/content/news/closing', [textOf({ version: 3, versions: earlier })])
  keep(textOf({ version: 3 }))
  fireEvent.change(screen.getByRole('combobox', { name: /^ฉบับก่อนหน้า/ }), { target: { value: '2' } })
  await press('ใช้ฉบับนี้')
  expect((await screen.findByRole('alert')).textContent).toBe('ไม่พบสิ่งที่ต้องการ')
})

it('what is typed while the text is saved is not saved yet', async () => {
  const { hold } = await showContent('/content/news/closing', [textOf({})])
  type('ชื่อเรื่อง', 'ส่งไป')
  const letGo = hold()
  await press(draft)
  type('ชื่อเรื่อง', 'พิมพ์ต่อ')
  await act(async () => letGo())
  await act(async () => {})
  expect(screen.queryByText('บันทึกแล้ว')).toBeNull()
  screen.getByText('ยังไม่ได้บันทึก')
  expect(field('ชื่อเรื่อง').value).toBe('พิมพ์ต่อ')
  await press(draft)
  await saved()
})

it('a draft keeps its end; a time to publish goes with a plan only, and is not left standing', async () => {
  const { sent } = await showContent('/content/news/closing', [textOf({})])
  type('เลิกแสดงเมื่อ (ไม่บังคับ)', later)
  screen.getByText('ยังไม่ได้บันทึก')
  type('เผยแพร่เมื่อ (ไม่บังคับ)', later)
  await press(draft)
  await saved()
  expect(sent[0]?.change).toMatchObject({ wish: 'draft', hideAt: new Date(later).toISOString() })
  expect(sent[0]?.change.publishAt).toBeUndefined()
  expect(field('เลิกแสดงเมื่อ (ไม่บังคับ)').value).toBe(later)
  expect(field('เผยแพร่เมื่อ (ไม่บังคับ)').value).toBe('')
})

it.each([
  ['publishAt', 'เผยแพร่เมื่อ (ไม่บังคับ)', 'เวลานี้ผ่านไปแล้ว'],
  ['hideAt', 'เลิกแสดงเมื่อ (ไม่บังคับ)', 'ต้องเป็นเวลาหลังจากเผยแพร่และยังไม่ผ่านไป'],
])('a time that is over is named at its field: %s', async (name, label, words) => {
  const { refuseOnce } = await showContent('/content/news/closing', [textOf({})])
  type('เผยแพร่เมื่อ (ไม่บังคับ)', later)
  refuseOnce([{ field: name, code: 'past' }])
  await press(/^ตั้งเวลา /)
  await waitFor(() => expect(describedBy(field(label))).toContain(words))
  expect(document.activeElement).toBe(field(label))
  // The field alone says it.
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  type(label, '2100-01-01T08:00')
  expect(field(label).getAttribute('aria-invalid')).toBeNull()
})
