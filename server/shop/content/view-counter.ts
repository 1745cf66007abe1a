import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { articleViews } from '../../db/schema/content.ts'
import type { ShopSettings } from '../common/shop-settings.ts'

export interface View {
  kind: 'blog' | 'news'
  id: string
  network: string
  userAgent: string
}

interface Row {
  kind: View['kind']
  id: string
  visitor: string
  network: string
}

/** Milliseconds until the views that came meanwhile are written together. */
const collectedFor = 5_000
/** A flood beyond this is not counted. */
const mostCollected = 5_000
/** Visitors of one article and day behind one address, which many phones of one provider share. */
const mostOfNetwork = 20

/** Counts each visitor of an article once a day. Views are collected and written together. */
export class ViewCounter {
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

  add({ kind, id, network, userAgent }: View): void {
    const visitor = this.#digest(['visitor', network, userAgent])
    const key = `${kind} ${id} ${visitor}`
    if (this.#collected.size >= mostCollected) return
    this.#collected.set(key, { kind, id, visitor, network: this.#digest(['network', network]) })
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#onFailure), collectedFor).unref()
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#collected.values()]
    this.#collected.clear()
    if (rows.length > 0) await writeViews(this.#db, rows)
  }

  /** Differs from day to day, so that nobody is followed. */
  #digest(words: string[]): string {
    const day = new Date().toISOString().slice(0, 10)
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([day, ...words]))
      .digest('base64url')
  }
}

/** Adds the visitors who are new today, within what one network may add, and as many views to their articles. */
async function writeViews(db: Queries, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    with forgotten as (
      delete from ${articleViews} where day < current_date
    ), seen as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as seen (kind text, id text, visitor text, network text)
      where not exists (
        select from ${articleViews} known where known.day = current_date and known.kind = seen.kind
          and known.article_id = seen.id and known.visitor = seen.visitor
      )
    ), ranked as (
      select *, row_number() over (partition by kind, id, network) + (
        select count(*) from ${articleViews} known where known.day = current_date and known.kind = seen.kind
          and known.article_id = seen.id and known.network = seen.network
      ) as place from seen
    ), added as (
      insert into ${articleViews} (kind, article_id, day, visitor, network)
      select kind, id, current_date, visitor, network from ranked where place <= ${mostOfNetwork}
      on conflict do nothing returning kind, article_id
    ), counted as (
      select kind, article_id, count(*)::integer as views from added group by kind, article_id
    )
    update articles set view_count = view_count + counted.views
    from counted where articles.kind = counted.kind and articles.id = counted.article_id`)
}
