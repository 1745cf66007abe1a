import { array, literal, number, object, picklist, string, type InferOutput } from 'valibot'

/** Where the page of the map lies: with its ending, so that any host of plain files finds it. */
export const branchMapAddress = '/branch-map.html'

/** The message that the map page sends once it listens. */
export const mapIsReady = object({ kind: literal('branchMap.ready') })

/** The message with the branches that it receives in answer. */
export const mapShowsBranches = object({
  kind: literal('branchMap.show'),
  language: picklist(['th', 'en']),
  branches: array(object({ id: string(), name: string(), phone: string(), lat: number(), lng: number() })),
})

export type MapIsReady = InferOutput<typeof mapIsReady>
export type BranchesOnMap = InferOutput<typeof mapShowsBranches>
export type BranchOnMap = BranchesOnMap['branches'][number]
