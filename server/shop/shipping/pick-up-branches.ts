import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { PickUpBranch } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { branches } from '../../db/schema/content.ts'
import { inLanguage, type ApiLanguage } from '../common/language.ts'
import { mapUrl } from '../common/map-url.ts'
import { readyTime, type ReadyTime } from './ready-time.ts'

export interface BranchWithReadyTime {
  branch: typeof branches.$inferSelect
  ready: ReadyTime
}

/** The branches that hand over orders, in the order of the shop; with an id, that one of them. */
export async function readPickUpBranches(db: Queries, id?: string): Promise<BranchWithReadyTime[]> {
  const rows = await db
    .select()
    .from(branches)
    .where(and(isNotNull(branches.pickUpHours), id === undefined ? undefined : eq(branches.id, id)))
    .orderBy(asc(branches.position), asc(branches.id))
  const now = new Date()
  return rows.flatMap((branch) => {
    const ready = readyTime(branch.pickUpHours ?? [], now)
    return ready ? [{ branch, ready }] : []
  })
}

export async function listPickUpBranches(db: Queries, language: ApiLanguage): Promise<PickUpBranch[]> {
  const found = await readPickUpBranches(db)
  return found.map(({ branch, ready }) => ({
    id: branch.id,
    name: inLanguage(language, branch.nameTh, branch.nameEn),
    district: inLanguage(language, branch.districtTh, branch.districtEn),
    address: inLanguage(language, branch.addressTh, branch.addressEn),
    phone: branch.phone,
    hours: inLanguage(language, branch.hoursTh, branch.hoursEn),
    mapUrl: mapUrl(branch),
    readyFrom: ready.from.toISOString(),
    ...(ready.inHours !== undefined && { readyInHours: ready.inHours }),
  }))
}
