import type { BannerListItem, Branch, Client, ServiceTerms } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ReadRecordArgs } from '../../flows/record/use-record.ts'

const asking = ({ language, signal }: ReadRecordArgs) => ({ params: { path: { language } }, signal })

export const readBanners = (ask: ReadRecordArgs): Promise<BannerListItem[]> =>
  dataOf(ask.client.quiet.GET('/api/banners/{language}', asking(ask)))

export const readBranches = (ask: ReadRecordArgs): Promise<Branch[]> =>
  dataOf(ask.client.quiet.GET('/api/branches/{language}', asking(ask)))

export const readClients = (ask: ReadRecordArgs): Promise<Client[]> =>
  dataOf(ask.client.quiet.GET('/api/clients/{language}', asking(ask)))

export const readServiceTerms = ({ client, signal }: ReadRecordArgs): Promise<ServiceTerms> =>
  dataOf(client.quiet.GET('/api/service-terms', { signal }))
