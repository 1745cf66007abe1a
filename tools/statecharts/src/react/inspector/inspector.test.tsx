import { act, fireEvent, render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { assign, createActor, createMachine, setup } from 'xstate'
import { chartOf } from '../../chart.ts'
import { layOut } from '../../layout/elk/lay-out.ts'
import { readReport } from '../../recording/report.ts'
import { asFlow } from '../flow.ts'
import { Inspector } from './inspector.tsx'
import { WatchedPage } from './watched-page.ts'

const doorMachine = setup({
  types: {} as {
    context: { code: string }
    events: { type: 'lock'; code: string } | { type: 'unlock'; code: string }
  },
  guards: { isCode: ({ context, event }) => event.code === context.code },
  actions: { setCode: assign({ code: ({ event }) => event.code }) },
}).createMachine({
  id: 'frontDoor',
  context: { code: '' },
  initial: 'open',
  states: {
    open: { on: { lock: { target: 'locked', actions: 'setCode' } } },
    locked: { on: { unlock: { guard: 'isCode', target: 'open' } } },
  },
})
const door = asFlow({ id: 'front-door', machine: doorMachine, layout: await layOut(chartOf(doorMachine)) })

const secrets = {
  isSecret: (field: string) => field === 'code',
  isWord: () => true,
  open: /^$/,
  patterns: [],
}

function start(page: WatchedPage) {
  const actor = createActor(doorMachine, { inspect: page.inspect }).start()
  actor.send({ type: 'lock', code: '483920' })
  actor.send({ type: 'unlock', code: '111111' })
  return actor
}

it('shows a running actor with its chart, its context and what was refused, and sends it events', async () => {
  const page = new WatchedPage()
  const actor = start(page)
  const shown = render(<Inspector page={page} machines={[door]} galleryAddress={(id) => `/charts/${id}`} />)
  const drawer = within(shown.getByRole('complementary', { name: 'Inspector' }))
  fireEvent.click(drawer.getByRole('button', { name: /^frontDoor/ }))
  expect(drawer.getByRole('group', { name: 'Chart of front-door' })).toBeTruthy()
  expect(drawer.getByRole('link', { name: 'Open in the gallery' }).getAttribute('href')).toBe(
    '/charts/front-door',
  )
  expect(drawer.getByRole('region', { name: 'Context' }).textContent).toContain('483920')
  expect(drawer.getByRole('region', { name: 'Log' }).textContent).toContain('refused by isCode')
  expect(drawer.queryByText(/are replaced/)).toBeNull()

  fireEvent.click(drawer.getByText('Try another payload'))
  fireEvent.change(drawer.getByLabelText('Payload (JSON)'), { target: { value: '{"code":"483920"}' } })
  await act(async () => fireEvent.click(drawer.getByRole('button', { name: 'Send' })))
  expect(actor.getSnapshot().value).toBe('open')
  expect(drawer.getByRole('button', { name: /^frontDoor/ }).textContent).toContain('open')
  shown.unmount()
})

it('needs no list of machines, speaks Thai, and only shows where nothing may be sent', () => {
  const page = new WatchedPage()
  start(page)
  const shown = render(<Inspector page={page} language="th" canSend={false} />)
  const drawer = within(shown.getByRole('complementary', { name: 'ตัวตรวจสอบ' }))
  fireEvent.click(drawer.getByRole('button', { name: /^frontDoor/ }))
  expect(drawer.getByText('ที่นี่ส่งเหตุการณ์เองไม่ได้')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'ส่ง' })).toBeNull()
  shown.unmount()
})

it('writes reports, logs and cases without what is secret, and says so in the drawer', () => {
  history.replaceState(null, '', '/door?step=2&code=483920')
  const page = new WatchedPage({ secrets, isOwnParameter: (name) => name === 'step' })
  start(page)
  const [actor] = page.watch.actors()
  if (!actor) throw new Error('nothing runs')
  const written = [page.report(), page.log(), page.caseOf(actor)].join('\n')
  expect(written).not.toContain('483920')
  expect(written).toContain('/door?step=2&code=')
  expect(page.caseOf(actor)).toContain("import { frontDoorMachine } from './front-door.machine.ts'")
  expect(readReport(page.report())).toMatchObject({ recordings: [{ machine: 'frontDoor' }] })
  const shown = render(<Inspector page={page} />)
  fireEvent.click(shown.getByRole('button', { name: /^frontDoor/ }))
  expect(shown.getByText(/are replaced/)).toBeTruthy()
  expect(shown.container.innerHTML).not.toContain('483920')
  shown.unmount()
})

it('is opened and closed by its key where it may be, and tells who asks', () => {
  const toggled: boolean[] = []
  const shown = render(
    <Inspector
      page={new WatchedPage()}
      isOpenAtFirst={false}
      hasKey
      onToggle={(isOpen) => toggled.push(isOpen)}
    />,
  )
  expect(shown.queryByRole('complementary')).toBeNull()
  fireEvent.keyDown(window, { altKey: true, code: 'KeyI' })
  expect(shown.getByRole('complementary')).toBeTruthy()
  fireEvent.click(shown.getByRole('button', { name: 'Close the inspector' }))
  expect(shown.queryByRole('complementary')).toBeNull()
  expect(toggled).toEqual([false, true, false])
  shown.unmount()
})

it('shows an actor of another version of a listed machine without its chart, and names its test legally', async () => {
  const id = '2nd front-door (new)'
  const old = createMachine({ id, initial: 'bolted', states: { bolted: { on: { oil: 'ajar' } }, ajar: {} } })
  const now = createMachine({ id, initial: 'shut', states: { shut: {} } })
  const page = new WatchedPage()
  const actor = createActor(old, { inspect: page.inspect }).start()
  actor.send({ type: 'oil' })
  const listed = asFlow({ machine: now, layout: await layOut(chartOf(now)) })
  const shown = render(<Inspector page={page} machines={[listed]} />)
  fireEvent.click(shown.getByRole('button', { name: /^2nd/ }))
  expect(shown.queryByRole('group', { name: /^Chart of/ })).toBeNull()
  expect(shown.getByRole('button', { name: /^2nd/ }).textContent).toContain('ajar')
  const [watched] = page.watch.actors()
  expect(watched && page.caseOf(watched)).toContain('import { _2ndFrontDoorNewMachine } from')
  shown.unmount()
})
