import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { machinesIn } from './machines-in.ts'

const door = createMachine({ id: 'door' })
const lamp = createMachine({ id: 'lamp' })
const namesIn = (exported: Record<string, unknown>) => machinesIn('a.ts', exported).map(({ name }) => name)

test('every machine of a file is found and named', () => {
  expect(namesIn({ limit: 3, doorMachine: door, lampMachine: lamp })).toEqual(['doorMachine', 'lampMachine'])
})

test('a default export goes by the id of its machine, or by its name where it has one too', () => {
  expect(namesIn({ default: door })).toEqual(['door'])
  expect(namesIn({ default: door, doorMachine: door })).toEqual(['doorMachine'])
})

test('a machine is recognised by its shape, whichever copy of XState made it', () => {
  const copy = Object.create(null, Object.getOwnPropertyDescriptors(door))
  Object.assign(copy, { provide: door.provide, getTransitionData: door.getTransitionData })
  expect(copy).not.toBeInstanceOf(Object.getPrototypeOf(door).constructor)
  expect(namesIn({ copy })).toEqual(['copy'])
})

test.each([
  [{ kettle: 1 }, 'a.ts exports no machine of XState 5: it exports kettle'],
  [{}, 'a.ts exports no machine of XState 5: it exports nothing'],
  [
    { old: { config: {}, states: {}, withConfig: () => {}, transition: () => {} } },
    'a.ts: old is a machine of another major of XState than 5',
  ],
])('%o is refused by name', (exported, message) => {
  expect(() => machinesIn('a.ts', exported)).toThrow(message)
})
