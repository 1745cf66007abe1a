import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EarlyTouches } from './early-touches.ts'
import { recordTouches } from './record-touches.ts'

let touches: EarlyTouches
let heard: string[] = []
const part = (id: string) => document.getElementById(id) as HTMLInputElement
const types = () => touches.taken.map(({ type, element }) => `${type} ${element.id}`)

function press(id: string, { by = 0, detail = 1, ...keys }: MouseEventInit & { by?: number } = {}) {
  const at = { bubbles: true, cancelable: true }
  part(id).dispatchEvent(new MouseEvent('pointerdown', { ...at, clientX: 50, clientY: 50 }))
  const click = new MouseEvent('click', { ...at, clientX: 50 + by, clientY: 50, detail, ...keys })
  part(id).dispatchEvent(click)
  return click
}

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  document.body.innerHTML = `
    <div id="root">
      <button id="plus" type="button"><span id="sign">+</span></button>
      <a id="link" href="/about">About</a><a id="away" href="about:blank" target="_blank">LINE</a>
      <label id="label"><input id="box" type="checkbox" /> Compare</label>
      <form id="search" action="/product"><input id="field" name="keyword" /><button id="send">Go</button></form>
      <form id="range"><input id="least" /></form>
      <p id="words">Words</p>
    </div>`
  for (const type of ['click', 'input', 'change', 'submit'])
    document.getElementById('root')?.addEventListener(type, () => heard.push(type))
  touches = recordTouches(window)
})
afterEach(() => {
  touches.isOn = false
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('records a button, also by what stands in it, and where it stands', () => {
  press('sign')
  expect(types()).toEqual(['click plus'])
  expect(document.querySelector(touches.taken[0]?.path ?? '')).toBe(part('plus'))
})

it('records what keys and assistive technology press, without a pointer', () => {
  part('plus').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0, clientX: 400 }))
  expect(types()).toEqual(['click plus'])
})

it('records no drag, no selection of text, and no press on plain words', () => {
  press('plus', { by: 40 })
  press('words')
  expect(types()).toEqual([])
})

it('keeps every touch from the page while it is on, and none afterwards', () => {
  press('plus')
  part('field').dispatchEvent(new Event('input', { bubbles: true }))
  part('field').dispatchEvent(new Event('change', { bubbles: true }))
  expect(heard).toEqual([])
  touches.isOn = false
  press('plus')
  expect(heard).toEqual(['click'])
  expect(touches.taken).toHaveLength(2)
})

it('records what a field holds, as the browser has it', () => {
  part('field').value = 'อะคริ'
  part('field').dispatchEvent(new Event('input', { bubbles: true }))
  part('box').click()
  expect(part('box').checked).toBe(true)
  expect(touches.taken.map(({ value, checked }) => [value, checked])).toEqual([
    ['อะคริ', false],
    ['on', true],
  ])
})

it('leaves links to the browser', () => {
  expect(press('link').defaultPrevented).toBe(false)
  expect(types()).toEqual([])
})

it('holds a link back that would forget what was pressed before, unless it opens elsewhere', () => {
  press('plus')
  expect(press('away').defaultPrevented).toBe(false)
  expect(press('link', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(press('link').defaultPrevented).toBe(true)
  expect(types()).toEqual(['click plus', 'click link'])
})

it.each([
  { isOn: true, followed: ['http://localhost:3000/about'] },
  { isOn: false, followed: [] },
])('follows a link that was held back if the page does not get live: $isOn', ({ isOn, followed }) => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  press('plus')
  press('link')
  touches.isOn = isOn
  vi.advanceTimersByTime(20_000)
  expect(assign.mock.calls.flat().map((url) => new URL(String(url)).pathname)).toEqual(
    followed.map((url) => new URL(url).pathname),
  )
})

it('leaves a form that leads somewhere to the browser, and records one that does not', () => {
  const submit = (id: string) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    part(id).dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(submit('search')).toBe(false)
  expect(submit('range')).toBe(true)
  expect(submit('search'), 'after something that leaving would forget').toBe(true)
  expect(types()).toEqual(['submit range', 'submit search'])
})

it('does not record the press on a button that sends a form: the form is recorded', () => {
  press('send')
  expect(types()).toEqual([])
})
