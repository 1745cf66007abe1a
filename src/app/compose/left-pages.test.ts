import { expect, it } from 'vitest'
import { openBrowser } from '../../../tests/support/app/one-browser.ts'
import { eventually, openTab, settled } from '../../../tests/support/app/open-tab.ts'
import { openFakeApi } from '../../../tests/support/app/fake-api.ts'

async function aVisitor() {
  const api = openFakeApi()
  const forgotten: string[] = []
  const elsewhere: ((language: 'th' | 'en') => void)[] = []
  const browser = openBrowser({})
  const tab = await openTab(browser, api, {
    forgetLeftPages: () => forgotten.push('pages'),
    forgetLanguageOfAddress: () => forgotten.push('language of the address'),
    followLanguage(onChosen) {
      elsewhere.push(onChosen)
      return () => elsewhere.pop()
    },
  })
  await settled()
  return { api, browser, tab, forgotten, elsewhere }
}

it('another language, chosen here or elsewhere, makes pages that were left old', async () => {
  const { tab, forgotten, elsewhere } = await aVisitor()
  tab.language.send({ type: 'language.choose', language: 'en' })
  await eventually(() => expect(forgotten).toEqual(['pages', 'language of the address']))
  elsewhere[0]?.('th')
  await eventually(() => expect(forgotten).toHaveLength(4))
})

it('a sign-in or sign-out invalidates the snapshots of left pages', async () => {
  const { api, browser, forgotten } = await aVisitor()
  browser.cookies().store(api.newTokens())
  expect(forgotten).toEqual(['pages'])
  browser.cookies().signOut()
  expect(forgotten).toEqual(['pages', 'pages'])
})

it('a stopped shop receives no events', async () => {
  const { tab, elsewhere } = await aVisitor()
  tab.stop()
  expect(elsewhere).toEqual([])
})
