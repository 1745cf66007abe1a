import { createActor, toPromise } from 'xstate'
import { expect, it } from 'vitest'
import { aCustomer } from '../../../tests/support/app/open-tab.ts'
import { exportDataWith } from './profile-effects.ts'

it('the copy of the own data is a file with the day in its name', async () => {
  const { api, tab } = await aCustomer()
  const data = { exportedAt: '2026-01-31T03:00:00Z', addresses: [] }
  api.answerOnce('GET /api/customers/export', 200, data)
  const files: { name: string; text: string }[] = []
  await toPromise(createActor(exportDataWith(tab.client, (file) => files.push(file))).start())
  expect(files.map(({ name }) => name)).toEqual(['phaen-2026-01-31.json'])
  expect(JSON.parse(files[0]?.text ?? '')).toEqual(data)
})

it('a copy that the server refuses is no file', async () => {
  const { api, tab } = await aCustomer()
  api.answerOnce('GET /api/customers/export', 429, { code: 'RATE_LIMITED' })
  const files: unknown[] = []
  const actor = createActor(exportDataWith(tab.client, (file) => files.push(file)))
  const ended = toPromise(actor)
  actor.start()
  await expect(ended).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(files).toEqual([])
})
