import { beforeEach, expect, it } from 'vitest'
import { restoreTypedFields, storeTypedFields } from './typed-fields.ts'

beforeEach(() => {
  show('')
  history.replaceState(null, '', '/about')
})

function show(searched: string) {
  document.body.innerHTML = `<header><input name="keyword"></header><main><input name="name"></main>`
  field('keyword').value = searched
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail()

function loadAnew(address: string, searched = '') {
  field('keyword').value = 'อะคริลิกใส'
  field('name').value = 'สมหญิง'
  storeTypedFields()
  history.replaceState(null, '', address)
  show(searched)
  restoreTypedFields()
}

it('brings back what was typed in all fields of the same page, once', () => {
  loadAnew('/about')
  expect([field('keyword').value, field('name').value]).toEqual(['อะคริลิกใส', 'สมหญิง'])
  show('')
  restoreTypedFields()
  expect(field('keyword').value).toBe('')
})

it('keeps what was typed around the page where a link was pressed before it was live', () => {
  loadAnew('/blogs')
  expect([field('keyword').value, field('name').value]).toEqual(['อะคริลิกใส', ''])
})

it('overwrites nothing that another page has there', () => {
  loadAnew('/product', 'ไวนิล')
  expect(field('keyword').value).toBe('ไวนิล')
})
