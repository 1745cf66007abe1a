import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showPart } from '../../../tests/support/show-part.tsx'
import { Quantity } from './quantity.tsx'

let chosen: number[] = []
let refused: boolean[] = []

interface PageProps {
  start?: number
  min?: number
  max?: number
  moreAt?: (wanted: number) => string
}

function Page({ start = 2, min = 1, max = 12, ...rest }: PageProps) {
  const [value, setValue] = useState(start)
  const onChange = (quantity: number) => {
    chosen.push(quantity)
    setValue(quantity)
  }
  const onRefuse = (isRefused: boolean) => void refused.push(isRefused)
  return <Quantity label="จำนวนแผ่น" unit="แผ่น" {...{ value, onChange, onRefuse, min, max }} {...rest} />
}

const figure = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'จำนวนแผ่น' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.change(figure(), { target: { value } })
const key = (name: string) => fireEvent.keyDown(figure(), { key: name })

beforeEach(() => {
  chosen = []
  refused = []
})
afterEach(cleanup)

it('counts up and down by its buttons', async () => {
  await showPart(<Page />)
  press('เพิ่มจำนวน')
  press('เพิ่มจำนวน')
  press('ลดจำนวน')
  expect(chosen).toEqual([3, 4, 3])
  expect(figure().value).toBe('3')
})

it('counts by the keys of a spin button', async () => {
  await showPart(<Page />)
  key('ArrowUp')
  key('ArrowDown')
  key('PageUp')
  key('PageDown')
  expect(chosen).toEqual([3, 2, 12, 2])
})

it('tells a screen reader where it stands and what its limits are', async () => {
  await showPart(<Page />)
  expect(figure().getAttribute('aria-valuenow')).toBe('2')
  expect(figure().getAttribute('aria-valuemin')).toBe('1')
  expect(figure().getAttribute('aria-valuemax')).toBe('12')
})

it('takes what is typed when it is left, not before', async () => {
  await showPart(<Page />)
  type('7')
  expect(chosen).toEqual([])
  fireEvent.blur(figure())
  expect(chosen).toEqual([7])
})

it('takes what is typed on Enter, without sending the form', async () => {
  await showPart(<Page />)
  type('9')
  expect(key('Enter')).toBe(false)
  expect(chosen).toEqual([9])
})

it('forgets what is typed on Escape', async () => {
  await showPart(<Page />)
  type('9')
  key('Escape')
  fireEvent.blur(figure())
  expect(chosen).toEqual([])
  expect(figure().value).toBe('2')
})

it('stops at its limits and says so', async () => {
  await showPart(<Page />)
  type('40')
  fireEvent.blur(figure())
  expect(chosen).toEqual([12])
  expect(screen.getByRole('status').textContent).toBe('สั่งได้สูงสุด 12\u00a0แผ่น')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'เพิ่มจำนวน' }).disabled).toBe(true)
  type('0')
  fireEvent.blur(figure())
  expect(chosen).toEqual([12, 1])
  expect(screen.getByRole('status').textContent).toBe('สั่งขั้นต่ำ 1\u00a0แผ่น')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ลดจำนวน' }).disabled).toBe(true)
})

it('refuses more than there is, keeps it as typed, and leads to where to ask for it', async () => {
  await showPart(<Page moreAt={(wanted) => `https://line.example/${wanted}`} />)
  type('999')
  fireEvent.blur(figure())
  expect(chosen).toEqual([])
  expect(figure().value).toBe('999')
  expect(refused).toEqual([true])
  expect(screen.getByRole('status').textContent).toBe('พร้อมส่ง 12\u00a0แผ่น ถามทาง LINE หากต้องการ 999\u00a0แผ่น')
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://line.example/999')
  type('12')
  fireEvent.blur(figure())
  expect(chosen).toEqual([12])
  expect(refused).toEqual([true, false])
})

it('says that there is no more, and where to ask for it, when it is counted past what there is', async () => {
  await showPart(<Page start={12} moreAt={(wanted) => `https://line.example/${wanted}`} />)
  for (const count of [() => press('เพิ่มจำนวน'), () => key('ArrowUp'), () => key('PageUp')]) {
    count()
    expect(screen.getByRole('status').textContent).toBe('สั่งได้สูงสุด 12\u00a0แผ่น ถามทาง LINE หากต้องการมากกว่านี้')
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://line.example/13')
    key('ArrowDown')
    expect(screen.getByRole('status').textContent).toBe('')
    key('ArrowUp')
  }
  expect(figure().value).toBe('12')
  expect(refused).toEqual([])
})

it('judges what was refused anew when another size has more, or fewer, in stock', async () => {
  const moreAt = (wanted: number) => `https://line.example/${wanted}`
  const { rerender } = await showPart(<Page max={5} moreAt={moreAt} />)
  type('10')
  fireEvent.blur(figure())
  rerender(<Page max={3} moreAt={moreAt} />)
  expect(screen.getByRole('status').textContent).toBe('พร้อมส่ง 3\u00a0แผ่น ถามทาง LINE หากต้องการ 10\u00a0แผ่น')
  expect([chosen, refused]).toEqual([[], [true]])
  rerender(<Page max={100} moreAt={moreAt} />)
  expect(screen.getByRole('status').textContent).toBe('')
  expect([chosen, refused, figure().value]).toEqual([[10], [true, false], '10'])
})

it('no longer says that there is no more when another size has more', async () => {
  const { rerender } = await showPart(<Page start={5} max={5} moreAt={() => 'https://line.example'} />)
  press('เพิ่มจำนวน')
  expect(screen.getByRole('status').textContent).toContain('สั่งได้สูงสุด 5')
  rerender(<Page max={100} moreAt={() => 'https://line.example'} />)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('withdraws its refusal when it is removed', async () => {
  const { unmount } = await showPart(<Page moreAt={() => 'https://line.example'} />)
  type('999')
  fireEvent.blur(figure())
  unmount()
  expect(refused).toEqual([true, false])
})

it('keeps what stood when the field is left empty', async () => {
  await showPart(<Page />)
  type('')
  fireEvent.blur(figure())
  expect(chosen).toEqual([])
  expect(figure().value).toBe('2')
})

it.each(['1.5', '1.0', '-3', 'แปด', '2 3', '1e2'])(
  'refuses %s, keeps it as typed, and says what is wanted',
  async (typed) => {
    await showPart(<Page />)
    type(typed)
    fireEvent.blur(figure())
    expect(chosen).toEqual([])
    expect(figure().value).toBe(typed)
    expect(figure().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(`“${typed}” ไม่ใช่จำนวนเต็ม ใส่เป็น 1, 2, 3 …`)
    expect(refused).toEqual([true])
    type('4')
    fireEvent.blur(figure())
    expect(chosen).toEqual([4])
    expect(screen.getByRole('status').textContent).toBe('')
    expect(refused).toEqual([true, false])
  },
)

it('goes on from what stood when a refused quantity is counted up or given up', async () => {
  await showPart(<Page />)
  type('1.5')
  key('Enter')
  key('Escape')
  expect(figure().value).toBe('2')
  expect(refused).toEqual([true, false])
  type('1.5')
  key('Enter')
  press('เพิ่มจำนวน')
  expect(chosen).toEqual([3])
  expect(figure().value).toBe('3')
})

it('reads Thai digits and groups of three', async () => {
  await showPart(<Page max={5000} />)
  type('๑๒')
  fireEvent.blur(figure())
  type('1,200')
  fireEvent.blur(figure())
  expect(chosen).toEqual([12, 1200])
})
