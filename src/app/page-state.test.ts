import { expect, it } from 'vitest'
import { pageStateId, readPageState, writePageState, type PageState } from './page-state.ts'

it('carries a state through the page, and nothing in it can end the script tag', () => {
  const state: PageState = {
    language: 'th',
    flows: {},
    isSignedIn: false,
    categories: [
      {
        id: 'a',
        path: 'a',
        name: '</script><script>alert(1)</script> & <!--',
        imageUrl: '/a.svg',
        productCount: 1,
        children: [],
      },
    ],
  }
  const text = writePageState(state)
  expect(text).not.toContain('<')
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = pageStateId
  script.textContent = text
  document.body.append(script)
  expect(readPageState()).toEqual(state)
})
