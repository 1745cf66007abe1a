import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OfficeProductDetail } from '../../../openapi/generated/schema.ts'
import { showOffice } from '../../../tests/support/show-office.tsx'

afterEach(cleanup)

const name = { th: 'แผ่น', en: 'Sheet' }
const product = (version: number, description: string): OfficeProductDetail => ({
  ...{ id: 'p-1', code: 'AC-1', version, imageUrl: '/media/acrylic.svg', pictures: [], variants: [] },
  texts: {
    ...{ name, unit: name, description: { th: description, en: '' } },
    ...{ categoryPath: 'acrylic', isForSale: true, isRecommended: false, isCuttable: false },
  },
})

const editor = () =>
  waitFor(() => {
    const text = document.querySelector<TiptapEditorHTMLElement>('[role="textbox"][aria-label="Description"]')
    if (!text?.editor) throw new Error('The editor is not loaded')
    return { text, type: (words: string) => act(() => text.editor?.commands.insertContent(words)) }
  })

it('R19.8: the editor of the description saves by Ctrl+S and stays as it is, until another text stands there', async () => {
  const answers = {
    'GET /api/office/products/p-1': product(1, '<p>หนา</p>'),
    'PUT /api/office/products/p-1': product(2, '<p>หนาใส</p>'),
  }
  const { asked } = await showOffice('/products/p-1', answers)
  const { text, type } = await editor()
  await act(() => text.editor?.commands.setTextSelection(4))
  await type('ใส')
  answers['GET /api/office/products/p-1'] = product(2, '<p>หนาใส</p>')
  const isLeft = fireEvent.keyDown(text, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(isLeft, 'the browser does not save the page').toBe(false)
  await screen.findByText('Saved')
  await waitFor(() =>
    expect(asked.filter(({ call }) => call.startsWith('GET /api/office/products/')).length).toBe(2),
  )
  expect([text.isConnected, text.textContent]).toEqual([true, 'หนาใส'])
  await type('มาก')
  answers['GET /api/office/products/p-1'] = product(3, '<p>บาง</p>')
  fireEvent.click(screen.getByText('Discard changes'))
  await waitFor(() => expect(text.isConnected).toBe(false))
  expect((await editor()).text.textContent).toBe('หนาใส')
  fireEvent.click(screen.getByText('ภาษาไทย'))
  await waitFor(() => expect(document.querySelector('.tiptap')?.textContent).toBe('บาง'))
})
