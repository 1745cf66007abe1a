import { asc } from 'drizzle-orm'
import type { Branch } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { branches } from '../../db/schema/content.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

export async function listBranches(db: Queries, language: ApiLanguage): Promise<Branch[]> {
  return await db
    .select({
      id: branches.id,
      name: inLanguage(language, branches.nameTh, branches.nameEn),
      address: inLanguage(language, branches.addressTh, branches.addressEn),
      phone: branches.phone,
      hours: inLanguage(language, branches.hoursTh, branches.hoursEn),
      lat: branches.lat,
      lng: branches.lng,
    })
    .from(branches)
    .orderBy(asc(branches.position), asc(branches.id))
}
