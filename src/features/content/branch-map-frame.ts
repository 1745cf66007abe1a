import { array, literal, number, object, picklist, string, type InferOutput } from 'valibot'

/** Where the page of the map lies: with its ending, so that any host of plain files finds it. */
export const branchMapAddress = '/branch-map.html'

/** What the page of the map says as soon as it listens. */
export const mapIsReady = object({ kind: literal('branchMap.ready') })

/** What it is told then. */
export const mapShowsBranches = object({
  kind: literal('branchMap.show'),
  language: picklist(['th', 'en']),
  branches: array(object({ id: string(), name: string(), phone: string(), lat: number(), lng: number() })),
})

export type MapIsReady = InferOutput<typeof mapIsReady>
export type BranchesOnMap = InferOutput<typeof mapShowsBranches>
export type BranchOnMap = BranchesOnMap['branches'][number]
