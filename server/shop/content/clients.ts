import { asc } from 'drizzle-orm'
import type { Client } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { clients } from '../../db/schema/content.ts'
import type { ApiLanguage } from '../common/language.ts'
import { inLanguage } from '../common/language.ts'

/** The shop's customers whose logos it shows. */
export async function listClients(db: Queries, language: ApiLanguage): Promise<Client[]> {
  return await db
    .select({
      id: clients.id,
      name: inLanguage(language, clients.nameTh, clients.nameEn),
      logoUrl: clients.logoUrl,
    })
    .from(clients)
    .orderBy(asc(clients.position), asc(clients.id))
}
