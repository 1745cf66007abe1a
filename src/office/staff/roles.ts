import type { StaffRole } from '../../../openapi/generated/schema.ts'
import { namesOf, oneOf } from '../query.ts'

export const roles = namesOf<StaffRole>({ owner: true, sales: true, warehouse: true, editor: true })

/** The role of a choice; a text that is none is the one that may least. */
export const toRole = (text: string): StaffRole => oneOf(roles, text) ?? 'editor'
