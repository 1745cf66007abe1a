import { expect, it } from 'vitest'
import { earlyRecorder } from './early-recorder.ts'

it('is one small script that can stand in a page and that runs alone', async () => {
  const text = await earlyRecorder()
  expect(Buffer.byteLength(text)).toBeLessThan(1000)
  expect(text).not.toMatch(/[<]|import|export/)
  const heard: string[] = []
  const page = { addEventListener: (type: string) => heard.push(type), earlyTouches: undefined }
  new Function('window', text)(page)
  expect(page.earlyTouches).toEqual({ taken: [], isOn: true })
  expect(heard).toEqual(['pointerdown', 'click', 'input', 'change', 'submit'])
})
