import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inlineFunction } from './after-first-frame.ts'

it('makes of the recorder of early touches a script under 1 kB that can stand in a page and runs alone', async () => {
  const call = 'window.earlyTouches=recordTouches(window)'
  const text = await inlineFunction('src/app/early/record-touches.ts', call)
  expect(Buffer.byteLength(text)).toBeLessThan(1000)
  expect(text).not.toMatch(/[<]|import|export/)
  const received: string[] = []
  const page = { addEventListener: (type: string) => received.push(type), earlyTouches: undefined }
  runInNewContext(text, { window: page })
  expect(page.earlyTouches).toEqual({ taken: [], isOn: true })
  expect(received).toEqual(['pointerdown', 'click', 'input', 'change', 'submit'])
})
