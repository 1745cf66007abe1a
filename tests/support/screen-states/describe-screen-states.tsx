import { cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createActor,
  type Actor,
  type AnyStateMachine,
  type ContextFrom,
  type StateValue,
  type StateValueMap,
} from 'xstate'
import { showPart } from '../show-part.tsx'

// A long timeout, so that whole forms are also rendered in time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Texts = RegExp | readonly RegExp[]

/** What a screen shows in a state, or why the state is never visible. */
export type ShownState<Context> =
  | {
      shows: Texts
      /** Its controls by name, in the order of the page; `off: ` stands before those that take nothing. */
      controls: readonly string[]
      context?: Partial<Context>
      /** The state of a parallel region in which it is seen; without it, the initial one. */
      beside?: string
    }
  | { unseen: string }

interface ScreenStates<Machine extends AnyStateMachine> {
  machine: Machine
  context: ContextFrom<Machine>
  /**
   * By the path of each state without children, for example `waiting.invalid`. What else there is to see in a state has its
   * name behind a colon: `ready: sold out`.
   */
  states: Record<string, ShownState<ContextFrom<Machine>>>
  show: (actor: Actor<Machine>) => ReactElement
}

interface Node {
  path: string[]
  states: Record<string, Node>
}

/** Renders every state of a machine in Thai and expects its words, so that no state is without its part of a screen. */
export function describeScreenStates<Machine extends AnyStateMachine>(
  name: string,
  { machine, context, states, show }: ScreenStates<Machine>,
): void {
  describe(`states of ${name}`, () => {
    afterEach(cleanup)

    it('each state is listed beside what a person sees of it', () => {
      const listed = new Set(Object.keys(states).map(pathOf))
      expect([...listed].toSorted()).toEqual(leavesOf(machine.root).toSorted())
    })

    for (const [view, shown] of Object.entries(states)) {
      if ('unseen' in shown) continue
      it(`${view} is shown`, async () => {
        const path = pathOf(view)
        const value = [path, shown.beside ?? path].map(valueAt).reduce(merged)
        const snapshot = machine.resolveState({ value, context: Object.assign({}, context, shown.context) })
        // It is never started, so it stays in this state.
        const actor = createActor<AnyStateMachine>(machine, { snapshot }) as Actor<Machine>
        await showPart(show(actor))
        for (const text of [shown.shows].flat()) expect(document.body.textContent).toMatch(text)
        expect(controlsOn(document.body)).toEqual(shown.controls)
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
      })
    }
  })
}

type Control =
  | HTMLButtonElement
  | HTMLAnchorElement
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement

/** What can be pressed or filled in, and whether it takes anything: not when it is disabled, read-only or waiting. */
function controlsOn(page: HTMLElement): string[] {
  const all = page.querySelectorAll<Control>(
    ':is(button, a[href], input, select, textarea):not([type=hidden], [aria-hidden=true])',
  )
  return [...all].map((control) => {
    const isOff = control.matches(':disabled, [readonly], [aria-disabled=true], [aria-busy=true]')
    return (isOff ? 'off: ' : '') + nameOf(control)
  })
}

function nameOf(control: Control): string {
  const labels = 'labels' in control ? [...(control.labels ?? [])] : []
  const name =
    control.getAttribute('aria-label') ??
    (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : control.textContent)
  return name.replaceAll(/\s+/g, ' ').trim()
}

function leavesOf(node: Node): string[] {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf)
}

const pathOf = (view: string) => view.replace(/: .*/, '')

const valueAt = (path: string) => valueOf(path.split('.'))

const valueOf = ([first = '', ...rest]: string[]): StateValue =>
  rest.length === 0 ? first : { [first]: valueOf(rest) }

/** The value of two states that are active at once. */
function merged(one: StateValue, other: StateValue | undefined): StateValue {
  if (typeof one === 'string' || typeof other !== 'object') return one
  const both: StateValueMap = { ...other }
  for (const [region, value] of Object.entries(one))
    if (value !== undefined) both[region] = merged(value, other[region])
  return both
}
