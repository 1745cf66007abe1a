import type { BannerListItem, Branch, Client, ServiceTerms } from '../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { RecordAsk } from '../../flows/record/actors/load-with.ts'

const asking = ({ language, signal }: RecordAsk) => ({
  params: { path: { language } },
  headers: withoutOverlay,
  signal,
})

export const readBanners = (ask: RecordAsk): Promise<BannerListItem[]> =>
  dataOf(ask.client.GET('/api/banners/{language}', asking(ask)))

export const readBranches = (ask: RecordAsk): Promise<Branch[]> =>
  dataOf(ask.client.GET('/api/branches/{language}', asking(ask)))

export const readClients = (ask: RecordAsk): Promise<Client[]> =>
  dataOf(ask.client.GET('/api/clients/{language}', asking(ask)))

export const readServiceTerms = ({ client, signal }: RecordAsk): Promise<ServiceTerms> =>
  dataOf(client.GET('/api/service-terms', { headers: withoutOverlay, signal }))
