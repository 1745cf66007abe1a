import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type {
  FieldProblem,
  OfficeContent,
  OfficeContentBody,
  OfficeContentChange,
} from '../../../openapi/generated/schema.ts'
import { createShopClient } from '../../../src/api/client.ts'
import { ShopClientContext } from '../../../src/api/shop-client-context.ts'
import { loadOverlay } from '../../../src/components/overlay/overlay.tsx'
import { useFlowActor } from '../../../src/lib/flows/inspection.ts'
import type { Language } from '../../../src/lib/language.ts'
import { type PageFlows, PageFlowsContext } from '../../../src/lib/flows/page-flows.ts'
import ContentScreen from '../../../src/office/content/content-screen.tsx'
import { changeOfficeLanguage, createOfficeTranslations } from '../../../src/office/office-language.ts'
import { officeTheme } from '../../../src/office/office-theme.ts'

const none = { th: '', en: '' }
export const written: OfficeContentBody = {
  title: { th: 'ปิดช่วงปีใหม่', en: '' },
  excerpt: { th: 'หยุดสามวัน', en: '' },
  html: { th: '<p>ร้านหยุด</p>', en: '' },
  cover: '/media/drawings/sheet-stack.svg',
  coverAlt: none,
}

export const textOf = (parts: Partial<OfficeContent>): OfficeContent => ({
  ...{ kind: 'news', id: 'closing', version: 1, state: 'draft', isLive: false },
  ...{ body: written, versions: [], ...parts },
})

const flows: PageFlows = {
  useFlow: (_name, logic, input) => useFlowActor(logic, { input }),
  useMeta: () => undefined,
}

/** The content screen of the office over a server that keeps these texts, as a draft each. */
export async function showContent(address: string, texts: OfficeContent[] = []) {
  const kept = new Map(texts.map((text) => [`${text.kind}/${text.id}`, text]))
  const sent: { to: string; change: OfficeContentChange }[] = []
  const keywords: (string | null)[] = []
  const refusals: Response[] = []
  let held = Promise.resolve()
  const answer = async (request: Request) => {
    const to = new URL(request.url).pathname.replace(/^\/api\/office\/contents\/?/, '')
    const [, key = '', version] = /^(.*?)(?:\/versions\/(\d+))?$/.exec(to) ?? []
    if (to === '') {
      keywords.push(new URL(request.url).searchParams.get('keyword'))
      return Response.json({ data: [], totalRecords: 0 })
    }
    const text = kept.get(key)
    if (version !== undefined)
      return text?.versions.some((one) => one.version === Number(version))
        ? Response.json({ ...written, title: { th: `ฉบับ ${version}`, en: '' } })
        : refused(404, 'NOT_FOUND')
    if (request.method === 'GET') return text ? Response.json(text) : refused(404, 'NOT_FOUND')
    const change: OfficeContentChange = await request.json()
    sent.push({ to, change })
    await held
    const refusal = refusals.shift()
    if (refusal) return refusal
    if (change.version !== (text?.version ?? 0)) return refused(409, 'EDIT_CONFLICT')
    const [kind, id] = key.split('/') as [OfficeContent['kind'], string]
    const { body, hideAt } = change
    const saved = textOf({ kind, id, version: change.version + 1, body, ...(hideAt && { hideAt }) })
    kept.set(key, saved)
    return Response.json(saved)
  }
  const client = createShopClient({ baseUrl: 'http://shop.test', send: answer })
  const translations = await createOfficeTranslations()
  await loadOverlay()
  const router = createMemoryRouter([{ path: '/content/:kind?/:id?', element: <ContentScreen /> }], {
    initialEntries: [address],
  })
  render(
    <MantineProvider env="test" theme={officeTheme} withGlobalClasses={false} withCssVariables={false}>
      <I18nextProvider i18n={translations}>
        <ShopClientContext value={client}>
          <PageFlowsContext value={flows}>
            <RouterProvider router={router} />
          </PageFlowsContext>
        </ShopClientContext>
      </I18nextProvider>
    </MantineProvider>,
  )
  await waitFor(() => field('ชื่อเรื่อง'))
  return {
    sent,
    /** What the list was searched for. */
    keywords,
    show: (language: Language) => act(() => changeOfficeLanguage(translations, language)),
    goTo: (to: string) => act(() => router.navigate(to)),
    /** Somebody else saves a text. */
    keep: (text: OfficeContent) => kept.set(`${text.kind}/${text.id}`, text),
    refuseOnce: (errors: FieldProblem[]) => refusals.push(refused(400, 'VALIDATION', errors)),
    /** Holds back the answers to savings until the returned function is called. */
    hold() {
      let letGo = () => {}
      held = new Promise((resolve) => (letGo = resolve))
      return letGo
    },
  }
}

const refused = (status: number, code: string, errors?: FieldProblem[]) =>
  Response.json({ type: 'about:blank', title: code, status, code, traceId: 't', errors }, { status })

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
