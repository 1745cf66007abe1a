import { array, literal, number, object, picklist, string, type InferOutput } from 'valibot'

/** The message with the branches that the map page receives in reply. */
export const showBranchesMessage = object({
  kind: literal('branchMap.show'),
  language: picklist(['th', 'en']),
  branches: array(object({ id: string(), name: string(), phone: string(), lat: number(), lng: number() })),
})

export type BranchesOnMap = InferOutput<typeof showBranchesMessage>
export type BranchOnMap = BranchesOnMap['branches'][number]
