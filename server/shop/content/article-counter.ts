import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { articleVisitors } from '../../db/schema/content.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { readCounts } from './articles.ts'

type Action = 'view' | 'share'
type Kind = 'blog' | 'news'

interface Visit {
  path: { id: string }
  clientNetwork: string
  userAgent: string
  isFromAnotherSite: boolean
}

interface Row {
  day: string
  kind: Kind
  id: string
  action: Action
  visitor: string
  network: string
}

/** Milliseconds until the visitors that came meanwhile are written together. */
const collectedFor = 5_000
/** Visitors beyond this number are not counted until the next write. */
const maxCollected = 5_000
/** Visitors of one article and day behind one address, which many phones of one provider share. */
const maxOfNetwork = 20

/** Counts who sees and who shares an article, each visitor once a day. Visitors are collected and written together. */
export class ArticleCounter {
  readonly #db: Queries
  readonly #secret: string
  readonly #collected = new Map<string, Row>()
  #timer: NodeJS.Timeout | undefined
  #onFailure: (error: unknown) => void

  constructor(db: Queries, settings: ShopSettings, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#secret = settings.secrets.codes
    this.#onFailure = onFailure
  }

  /** The answer counts this one already, even where it is the visitor's second of the day and adds nothing. */
  async count(action: Action, kind: Kind, { path: { id }, ...visit }: Visit): Promise<number> {
    const { viewCount, shareCount } = await readCounts(this.#db, kind, id)
    const count = action === 'view' ? viewCount : shareCount
    if (visit.isFromAnotherSite) return count
    this.#collect(action, kind, id, visit)
    return count + 1
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#collected.values()]
    this.#collected.clear()
    if (rows.length > 0) await writeVisitors(this.#db, rows)
  }

  #collect(action: Action, kind: Kind, id: string, visit: Omit<Visit, 'path'>): void {
    const { clientNetwork: network, userAgent } = visit
    const day = new Date().toISOString().slice(0, 10)
    const visitor = this.#digest([day, 'visitor', network, userAgent])
    const key = `${action} ${kind} ${id} ${visitor}`
    if (this.#collected.size >= maxCollected) return
    const ofNetwork = this.#digest([day, 'network', network])
    this.#collected.set(key, { day, kind, id, action, visitor, network: ofNetwork })
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#onFailure), collectedFor).unref()
  }

  /** The day is part of the digest, so that visitors cannot be tracked from day to day. */
  #digest(words: [day: string, ...string[]]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(words)).digest('base64url')
  }
}

/** Adds the visitors who are new on their day, within what one network may add, and as many views and shares to their articles. */
async function writeVisitors(db: Queries, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (day date, kind text, id text, action text, visitor text, network text)
    ), forgotten as (
      delete from ${articleVisitors} where day < (select min(day) from given)
    ), came as (
      select * from given as came
      where not exists (
        select from ${articleVisitors} known where known.day = came.day and known.kind = came.kind
          and known.article_id = came.id and known.action = came.action and known.visitor = came.visitor
      )
    ), ranked as (
      select *, row_number() over (partition by day, kind, id, action, network) + (
        select count(*) from ${articleVisitors} known where known.day = came.day and known.kind = came.kind
          and known.article_id = came.id and known.action = came.action and known.network = came.network
      ) as place from came
    ), added as (
      insert into ${articleVisitors} (kind, article_id, action, day, visitor, network)
      select kind, id, action, day, visitor, network from ranked where place <= ${maxOfNetwork}
      on conflict do nothing returning kind, article_id, action
    ), counted as (
      select kind, article_id, count(*) filter (where action = 'view')::integer as views,
        count(*) filter (where action = 'share')::integer as shares
      from added group by kind, article_id
    )
    update articles set view_count = view_count + counted.views, share_count = share_count + counted.shares
    from counted where articles.kind = counted.kind and articles.id = counted.article_id`)
}
