import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/database.ts'
import { pages } from '../../../db/schema/content.ts'
import { invalid } from '../../common/problem.ts'

/**
 * Refuses a consent to a privacy policy that is not in force. A shopper who opened the form before a new version came
 * into force agreed to the previous one, which is accepted for a day.
 */
export async function refuseUnknownPolicy(db: Queries, version: string): Promise<void> {
  const [inForce, before] = await db
    .select({
      version: pages.version,
      isNew: sql<boolean>`${pages.effectiveAt} > now() - interval '1 day'`,
    })
    .from(pages)
    .where(and(eq(pages.slug, 'privacy-policy'), lte(pages.effectiveAt, sql`now()`)))
    .orderBy(desc(pages.effectiveAt), desc(pages.version))
    .limit(2)
  if (version === inForce?.version) return
  if (inForce?.isNew && version === before?.version) return
  throw invalid('This version of the privacy policy is not in force', [
    { field: 'consents.privacyPolicyVersion', code: 'notInForce' },
  ])
}
