import type { StaffRole } from '../../../openapi/generated/schema.ts'

export const roles = ['owner', 'sales', 'warehouse', 'editor'] as const satisfies StaffRole[]

/** The role of a choice; a text that is none is the one that may least. */
export const toRole = (text: string): StaffRole => roles.find((role) => role === text) ?? 'editor'
