import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OfficeCategoryChange, OfficeNewCategory } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { categories, products } from '../../../db/schema/catalogue.ts'
import { invalid, notFound } from '../../common/problem.ts'
import { cutPicture } from '../../pictures/cut-picture.ts'
import { addPictureFiles, removePictureFiles } from '../../pictures/picture-files.ts'
import { changesBetween, writeAudit } from '../audit-log.ts'
import type { StaffMember } from '../staff-sessions.ts'

/** Menus show so many levels. */
const maxLevels = 3
/** What stands for a category until it has a picture. */
const drawing = '/media/drawings/acrylic-rack/8d9196.svg'

export async function addCategory(
  db: Queries,
  member: StaffMember,
  { parentPath, pathEnd, name }: OfficeNewCategory,
): Promise<void> {
  const path = parentPath === undefined ? pathEnd : `${parentPath}.${pathEnd}`
  await db.transaction(async (tx) => {
    // Of two who add the same one at once, the second waits and is refused.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)
    const known = await tx.select().from(categories)
    const parent = known.find((one) => one.path === parentPath)
    if (parentPath !== undefined && !parent) throw refuse('parentPath', 'unknown')
    if (path.split('.').length > maxLevels) throw refuse('parentPath', 'tooDeep')
    if (known.some((one) => one.path === path)) throw refuse('pathEnd', 'taken')
    const added = {
      id: randomUUID(),
      parentId: parent?.id ?? null,
      path,
      position: Math.max(0, ...known.map(({ position }) => position)) + 1,
      nameTh: name.th.trim(),
      nameEn: name.en.trim(),
      imageUrl: drawing,
    }
    await tx.insert(categories).values(added)
    const changes = changesBetween({}, auditedOf(added))
    await writeAudit(tx, { staffId: member.id, action: 'addCategory', subject: path, changes })
  })
}

export async function changeCategory(
  db: Queries,
  member: StaffMember,
  id: string,
  { name, data }: OfficeCategoryChange,
): Promise<void> {
  // Before the transaction: cutting takes a second.
  const picture = data === undefined ? undefined : await cutPicture(data)
  await db.transaction(async (tx) => {
    const before = await lockCategory(tx, id)
    const imageUrl = picture ? await addPictureFiles(tx, picture, { isSaved: true }) : before.imageUrl
    const names = name && { nameTh: name.th.trim(), nameEn: name.en.trim() }
    const after = { ...before, ...names, imageUrl }
    await tx.update(categories).set(after).where(eq(categories.id, id))
    if (imageUrl !== before.imageUrl) await removePictureFiles(tx, [before.imageUrl])
    const changes = changesBetween(auditedOf(before), auditedOf(after))
    await writeAudit(tx, { staffId: member.id, action: 'changeCategory', subject: before.path, changes })
  })
}

export async function removeCategory(db: Queries, member: StaffMember, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockCategory(tx, id)
    const own = await tx.$count(products, eq(products.categoryId, id))
    const below = await tx.$count(categories, eq(categories.parentId, id))
    if (own + below > 0) throw refuse('id', 'inUse')
    await tx.delete(categories).where(eq(categories.id, id))
    await removePictureFiles(tx, [before.imageUrl])
    const changes = changesBetween(auditedOf(before), {})
    await writeAudit(tx, { staffId: member.id, action: 'removeCategory', subject: before.path, changes })
  })
}

async function lockCategory(tx: Queries, id: string) {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (!category) throw notFound('There is no such category')
  return category
}

const auditedOf = ({
  nameTh,
  nameEn,
  imageUrl,
}: Pick<typeof categories.$inferSelect, 'nameTh' | 'nameEn' | 'imageUrl'>) => ({
  name: `${nameTh} / ${nameEn}`,
  picture: imageUrl,
})

const refuse = (field: string, code: string) => invalid('The categories would not fit', [{ field, code }])
