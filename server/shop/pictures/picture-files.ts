import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { pictureFiles } from '../../db/schema/pictures.ts'
import type { CutPicture } from './cut-picture.ts'

/** The address of a picture in its middle width, which pages name. */
export const pictureUrl = (pictureId: string): string => `/media/pictures/${pictureId}/800.jpg`

/** Announced when a picture is removed, so that each server drops it from memory (change-listener.ts). */
export const pictureTag = (pictureId: string): string => `picture ${pictureId}`

/** Until the end of the transaction nobody else adds the picture, or removes its files. */
const holdPicture = (tx: Queries, pictureId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`picture ${pictureId}`}))`)

/** The pictures that a text names and somebody uploaded; the drawings that a shop comes with have no such address. */
function pictureIdsIn(text: string): string[] {
  const found = text.matchAll(/\/media\/pictures\/([0-9a-f]{32})\//g)
  return [...new Set([...found].map(([, id = '']) => id))].toSorted()
}

/**
 * Adds the files of a picture and returns its address. One for a text that is not saved yet goes after a day, unless a version that
 * shows it is saved.
 */
export async function addPictureFiles(
  tx: Queries,
  { id, files }: CutPicture,
  { isSaved }: { isSaved: boolean },
): Promise<string> {
  await holdPicture(tx, id)
  const unsavedSince = isSaved ? null : sql`now()`
  await tx
    .insert(pictureFiles)
    .values(files.map((file) => ({ pictureId: id, ...file, unsavedSince })))
    .onConflictDoUpdate({
      target: [pictureFiles.pictureId, pictureFiles.name],
      set: {
        unsavedSince: sql`case when ${pictureFiles.unsavedSince} is not null then excluded.unsaved_since end`,
      },
    })
  return pictureUrl(id)
}

/** Keeps the pictures that a text shows; false if one of them is gone or never was. */
export async function keepPictures(tx: Queries, text: string): Promise<boolean> {
  const ids = pictureIdsIn(text)
  if (ids.length === 0) return true
  for (const id of ids) await holdPicture(tx, id)
  const kept = await tx
    .update(pictureFiles)
    .set({ unsavedSince: null })
    .where(inArray(pictureFiles.pictureId, ids))
    .returning({ id: pictureFiles.pictureId })
  return new Set(kept.map(({ id }) => id)).size === ids.length
}

/** Removes what was uploaded for a text that was never saved with it. */
export const sweepUnsavedPictures = (db: Queries) =>
  db.execute(sql`delete from picture_files where unsaved_since < now() - interval '1 day'`)

/** A line has the address as pages name it. The prefix is that of the indexes: there are many lines, and goods are locked meanwhile. */
const isOfLine = (pictureId: string) =>
  sql`image_url like '/media/pictures/%' and image_url = ${pictureUrl(pictureId)}`

/**
 * Removes the files of pictures that nothing shows any more; an order goes on showing what was bought, and so does a quotation,
 * which may become one.
 */
export async function removePictureFiles(tx: Queries, urls: readonly string[]): Promise<void> {
  for (const id of pictureIdsIn(urls.join(' '))) {
    await holdPicture(tx, id)
    const shown = `%/media/pictures/${id}/%`
    await tx.execute(sql`
      delete from picture_files where picture_id = ${id}
        and not exists (select from product_images where url like ${shown})
        and not exists (select from products where image_url like ${shown})
        and not exists (select from categories where image_url like ${shown})
        and not exists (select from review_pictures where picture_id = ${id})
        and not exists (select from order_lines where ${isOfLine(id)})
        and not exists (select from quotation_lines where ${isOfLine(id)})
        and not exists (select from product_descriptions where html_th like ${shown} or html_en like ${shown})
        and not exists (select from content_versions where body::text like ${shown})
        and not exists (select from clients where image_url like ${shown})`)
    await tx.execute(sql`select pg_notify('shop_changes', ${pictureTag(id)})`)
  }
}
