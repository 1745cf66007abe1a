import { eq, sql } from 'drizzle-orm'
import type { OfficePictureOrder, OfficePictureUpload } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { productImages, products } from '../../../db/schema/catalogue.ts'
import { invalid, refuseOldVersion } from '../../common/problem.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'
import { cutPicture } from '../../pictures/cut-picture.ts'
import { addPictureFiles, removePictureFiles } from '../../pictures/picture-files.ts'
import { picturesOf, type Image } from './product-images.ts'
import { readForStaff } from './read-product.ts'

/** Adds a picture behind those that the product has, named as the product is. */
export async function addPicture(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, data }: OfficePictureUpload,
): Promise<void> {
  // Before the transaction: cutting takes a second.
  const picture = await cutPicture(data)
  const { width, height } = picture
  await changePictures(db, { member, id, version }, async (images, tx) => {
    const url = await addPictureFiles(tx, picture, { isSaved: true })
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

/** Keeps the named pictures in the given order, with the texts that are given; what is not named goes. */
export async function orderPictures(
  db: Queries,
  member: StaffMember,
  id: string,
  { version, urls, alts = [] }: OfficePictureOrder,
): Promise<void> {
  await changePictures(db, { member, id, version }, async (images) => {
    for (const [index, { url }] of alts.entries()) if (!urls.includes(url)) throw unknown(`alts.${index}.url`)
    return [...new Set(urls)].map((url, index) => {
      const image = images.find((one) => one.url === url)
      if (!image) throw unknown(`urls.${index}`)
      const alt = alts.find((one) => one.url === url)?.alt
      return alt ? { ...image, altTh: alt.th.trim(), altEn: alt.en.trim() } : image
    })
  })
}

async function changePictures(
  db: Queries,
  { member, id, version }: { member: StaffMember; id: string; version: number },
  change: (images: readonly Image[], tx: Queries) => Promise<readonly Image[]>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { known } = await readForStaff(tx, id, { isLocked: true })
    refuseOldVersion(known, version)
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
    const kept = new Set(after.map(({ url }) => url))
    await removePictureFiles(
      tx,
      before.map(({ url }) => url).filter((url) => !kept.has(url)),
    )
    const changes = changesBetween(auditedOf(before), auditedOf(after))
    await writeAudit(tx, { staffId: member.id, action: 'saveProduct', subject: id, changes })
  })
}

const auditedOf = (images: readonly Image[]) => ({
  pictures: images.map(({ url }) => url).join(' '),
  pictureTexts: images.map(({ altTh, altEn }) => `${altTh} / ${altEn}`).join(' · '),
})

const unknown = (field: string) => invalid('There is no such picture', [{ field, code: 'unknown' }])
