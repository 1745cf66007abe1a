import { eq, sql } from 'drizzle-orm'
import type { OfficePictureOrder, OfficePictureUpload } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { productImages, products } from '../../../db/schema/catalogue.ts'
import { pictureFiles } from '../../../db/schema/pictures.ts'
import { invalid } from '../../common/problem.ts'
import { writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'
import { cutPicture } from './cut-picture.ts'
import { picturesOf, type Image } from './product-images.ts'
import { readForStaff, refuseOutdated } from './read-product.ts'

/** Adds a picture behind those that the product has, named as the product is. */
export async function addPicture(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, data }: OfficePictureUpload,
): Promise<void> {
  // Before the transaction: cutting takes a second.
  const picture = await cutPicture(Buffer.from(data, 'base64'))
  const { width, height } = picture
  await changePictures(db, { member, id, version }, async (images, tx) => {
    await tx
      .insert(pictureFiles)
      .values(picture.files.map((file) => ({ pictureId: picture.id, ...file })))
      .onConflictDoNothing()
    const url = `/media/pictures/${picture.id}/800.jpg`
    if (images.some((image) => image.url === url)) return images
    const [named] = await tx
      .select({ altTh: products.nameTh, altEn: products.nameEn })
      .from(products)
      .where(eq(products.id, id))
    const alt = named ?? { altTh: '', altEn: '' }
    return [
      ...images,
      { productId: id, position: 0, url, ...alt, width, height, variantId: null, goodsBox: null },
    ]
  })
}

/** Keeps the named pictures in the given order; what is not named goes. */
export async function orderPictures(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, urls }: OfficePictureOrder,
): Promise<void> {
  await changePictures(db, { member, id, version }, async (images) =>
    [...new Set(urls)].map((url, index) => {
      const image = images.find((one) => one.url === url)
      if (!image) throw invalid('There is no such picture', [{ field: `urls.${index}`, code: 'unknown' }])
      return image
    }),
  )
}

async function changePictures(
  db: Queries,
  { member, id, version }: { member: StaffMember; id: string; version: number },
  change: (images: readonly Image[], tx: Queries) => Promise<readonly Image[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { known } = await readForStaff(tx, id, { isLocked: true })
    refuseOutdated(known, version)
    const before = await picturesOf(tx, id)
    const after = await change(before, tx)
    const [face] = after
    if (!face) return
    await tx.delete(productImages).where(eq(productImages.productId, id))
    await tx.insert(productImages).values(after.map((image, index) => ({ ...image, position: index + 1 })))
    await tx
      .update(products)
      .set({
        version: sql`${products.version} + 1`,
        imageUrl: face.url,
        imageAltTh: face.altTh,
        imageAltEn: face.altEn,
      })
      .where(eq(products.id, id))
    const changes = [{ field: 'pictures', before: urlsIn(before), after: urlsIn(after) }]
    await writeAudit(tx, { staffId: member.id, action: 'saveProduct', subject: id, changes })
  })
}

const urlsIn = (images: readonly Image[]) => images.map(({ url }) => url).join(' ')
