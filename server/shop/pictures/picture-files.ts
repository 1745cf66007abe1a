import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { pictureFiles } from '../../db/schema/pictures.ts'
import type { CutPicture } from './cut-picture.ts'

/** The address of a picture in its middle width, which pages name. */
export const pictureUrl = (pictureId: string): string => `/media/pictures/${pictureId}/800.jpg`

/** Keeps the files of a picture, which may be there already. */
export async function keepPicture(tx: Queries, { id, files }: CutPicture): Promise<void> {
  await holdPicture(tx, id)
  await tx
    .insert(pictureFiles)
    .values(files.map((file) => ({ pictureId: id, ...file })))
    .onConflictDoNothing()
}

/** Until the end of the transaction nobody else adds the picture, or removes its files. */
const holdPicture = (tx: Queries, pictureId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`picture ${pictureId}`}))`)

/** The id of a picture that staff uploaded; the drawings that a shop comes with have none. */
const pictureIdIn = (url: string): string | undefined => /^\/media\/pictures\/([0-9a-f]{32})\//.exec(url)?.[1]

/** Removes the files of pictures that nothing shows any more; an order goes on showing what was bought. */
export async function removePictureFiles(tx: Queries, urls: readonly string[]): Promise<void> {
  const ids = urls.flatMap((url) => pictureIdIn(url) ?? []).toSorted()
  for (const id of ids) {
    await holdPicture(tx, id)
    const shown = `%/media/pictures/${id}/%`
    await tx.execute(sql`
      delete from picture_files where picture_id = ${id}
        and not exists (select from product_images where url like ${shown})
        and not exists (select from products where image_url like ${shown})
        and not exists (select from categories where image_url like ${shown})
        and not exists (select from review_pictures where picture_id = ${id})
        and not exists (select from order_lines where image_url like ${shown})
        and not exists (select from product_descriptions where html_th like ${shown} or html_en like ${shown})
        and not exists (select from content_versions where body::text like ${shown})
        and not exists (select from clients where image_url like ${shown})`)
  }
}
