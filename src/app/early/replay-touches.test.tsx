import { act, useState, useSyncExternalStore, type FormEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EarlyTouches } from './early-touches.ts'
import { recordTouches } from './record-touches.ts'
import { replayTouches } from './replay-touches.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let happened: string[] = []
let touches: EarlyTouches
let root: Root

const never = () => () => undefined

/** A page as ours are: controlled fields, and a part that is drawn anew once the page is live. */
function Page() {
  const [text, setText] = useState('')
  const [color, setColor] = useState('red')
  const [count, setCount] = useState(1)
  const [sort, setSort] = useState('name')
  const [isAsked, setIsAsked] = useState(false)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    happened.push('sent')
  }
  const Part = isLive ? 'section' : 'div'
  return (
    <>
      <input
        id="text"
        value={text}
        onFocus={() => happened.push('focus')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => happened.push('left')}
      />
      {['red', 'blue'].map((one) => (
        <input
          key={one}
          id={one}
          type="radio"
          name="color"
          checked={color === one}
          onChange={() => setColor(one)}
        />
      ))}
      <button id="plus" type="button" onClick={() => setCount(count + 1)}>
        +
      </button>
      <select id="sort" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option>name</option>
        <option>price</option>
      </select>
      <form id="form" onSubmit={send}>
        <button id="ask" type="button" disabled={isAsked} onClick={() => setIsAsked(true)}>
          ask
        </button>
      </form>
      <Part>
        <button id={isLive ? 'live' : 'early'} type="button" onClick={() => happened.push('anew')}>
          anew
        </button>
      </Part>
      <output>{`${text} ${color} ${count} ${sort}`}</output>
    </>
  )
}

const part = <Kind extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as Kind
const press = (id: string) => part(id).click()
function type(text: string) {
  part('text').focus()
  part('text').value = text
  part('text').dispatchEvent(new Event('input', { bubbles: true }))
}
async function beLive() {
  const place = document.getElementById('root') as HTMLElement
  await act(async () => void (root = hydrateRoot(place, <Page />)))
  let isDropped = false
  await act(async () => void (isDropped = await replayTouches(touches)))
  return isDropped
}
const shown = () => document.querySelector('output')?.textContent

beforeEach(() => {
  happened = []
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`
  touches = recordTouches(window)
})
afterEach(() => act(async () => root.unmount()))

it('does what was touched, in order and once, and then listens no more', async () => {
  press('blue')
  press('plus')
  press('plus')
  part('sort').value = 'price'
  part('sort').dispatchEvent(new Event('input', { bubbles: true }))
  expect(await beLive()).toBe(false)
  expect(shown()).toBe(' blue 3 price')
  expect(touches).toEqual({ taken: [], isOn: false })
})

it('keeps what was typed, and the focus with it', async () => {
  type('อะ')
  type('อะคริ')
  await beLive()
  expect(shown()).toBe('อะคริ red 1 name')
  expect(part('text').value).toBe('อะคริ')
  expect(happened).toEqual(['focus'])
})

it('settles a field that was left', async () => {
  type('12')
  part('text').blur()
  await beLive()
  expect(shown()).toBe('12 red 1 name')
  expect(happened).toContain('left')
})

it('replays the last of two choices over the first', async () => {
  press('blue')
  press('red')
  await beLive()
  expect(shown()).toBe(' red 1 name')
  expect(part('red').checked).toBe(true)
})

it('finds a part that was drawn anew, and nothing else in its place', async () => {
  press('early')
  const stale = touches.taken[0]
  if (!stale) throw new Error('Nothing was recorded')
  touches.taken.push({ ...stale, element: document.createElement('button') })
  expect(await beLive()).toBe(true)
  expect(happened).toEqual(['anew'])
})

it('silently drops a second press on a button that is gone', async () => {
  press('ask')
  press('ask')
  expect(await beLive()).toBe(false)
})

it('drops what lies behind a dialog, and says so', async () => {
  press('plus')
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>')
  expect(await beLive()).toBe(true)
  expect(shown()).toBe(' red 1 name')
})

it('sends a form that has no address of its own', async () => {
  part<HTMLFormElement>('form').requestSubmit()
  await beLive()
  expect(happened).toEqual(['sent'])
})

it('a link that is pressed while the last touch has its effect waits for it', async () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '/product'
  link.addEventListener('click', (event) => {
    event.preventDefault()
    happened.push('link')
  })
  const pressLink = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link.dispatchEvent(click)
    return click
  }
  part<HTMLFormElement>('form').addEventListener('submit', () =>
    queueMicrotask(() => happened.push(pressLink().defaultPrevented ? 'held' : 'followed')),
  )
  part<HTMLFormElement>('form').requestSubmit()
  await beLive()
  expect(happened).toEqual(['sent', 'held', 'link'])
})
