import { array, literal, number, object, picklist, string, type InferOutput } from 'valibot'

/** The address of the map page. It includes the file extension, so that any static file host can serve it. */
export const branchMapAddress = '/branch-map.html'

/** The message that the map page sends when it is ready to receive messages. */
export const mapIsReady = object({ kind: literal('branchMap.ready') })

/** The message with the branches that the map page receives in reply. */
export const mapShowsBranches = object({
  kind: literal('branchMap.show'),
  language: picklist(['th', 'en']),
  branches: array(object({ id: string(), name: string(), phone: string(), lat: number(), lng: number() })),
})

export type MapIsReady = InferOutput<typeof mapIsReady>
export type BranchesOnMap = InferOutput<typeof mapShowsBranches>
export type BranchOnMap = BranchesOnMap['branches'][number]
