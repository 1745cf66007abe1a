import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useActorRef, useSelector } from '@xstate/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { cutToSizeMachine } from '../../../../machines/cut-to-size/cut-to-size.machine.ts'
import { showPart } from '../../../../tests/support/show-part.tsx'
import { createTranslations } from '../../../i18n/translations.ts'
import { PieceRows } from './piece-rows.tsx'

afterEach(cleanup)

const goods = { sheet: { width: 1220, length: 2440 }, saw: { kerf: 3, minimum: 50 }, stock: 1 }
const row = { width: '800', length: '600', count: '2' }

function Rows() {
  const actor = useActorRef(cutToSizeMachine, { input: { goods, rows: [row, row, row], mayTurn: true } })
  const snapshot = useSelector(actor, (state) => state)
  return <PieceRows snapshot={snapshot} send={actor.send} saw={goods.saw} sheet={goods.sheet} />
}

it('a removed row hands the focus to the row in its place, and the last one to the row before', async () => {
  const translations = await createTranslations('th', ['shop', 'trade'])
  await showPart(
    <I18nextProvider i18n={translations}>
      <Rows />
    </I18nextProvider>,
  )
  const removers = () => screen.getAllByRole('button', { name: /^ลบ/ })
  const remove = async (place: number) => {
    const button = removers()[place]
    button?.focus()
    await act(async () => button && fireEvent.click(button))
  }
  await remove(0)
  expect(removers()).toHaveLength(2)
  expect(document.activeElement).toBe(removers()[0])
  await remove(1)
  expect(removers()).toHaveLength(1)
  expect(document.activeElement).toBe(removers()[0])
  await remove(0)
  expect(document.activeElement).toBe(removers()[0])
})
