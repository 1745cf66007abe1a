import { expect, it } from 'vitest'
import { idsOf } from './gallery.ts'

it('gives each machine an id of its own, no longer than it must be', () => {
  const files = {
    'src/door.machine.ts': 'src/door',
    'src/hall/machine.ts': 'src/hall/machine',
    'src/porch/machine.ts': 'src/porch/machine',
    'src/lights.ts': 'src/lights.hall',
    'src/lamp.ts': 'src/lamp',
    'src/lamp.machine.ts': 'src/lamp',
  }
  expect(idsOf(Object.entries(files).map(([file, base]) => ({ file, base })))).toEqual([
    'door',
    'hall/machine',
    'porch/machine',
    'lights.hall',
    'lamp.ts',
    'lamp.machine.ts',
  ])
})
