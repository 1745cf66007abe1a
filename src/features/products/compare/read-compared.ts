import type { Product } from '../../../../openapi/generated/schema.ts'
import type { RecordAsk } from '../../../flows/record/actors/load-with.ts'
import { readProduct } from '../read-product.ts'

/** Reads the products of a comparison; their ids, joined by commas, are its id. */
export function readCompared({ id, ...ask }: RecordAsk): Promise<Product[]> {
  return Promise.all(id.split(',').map((one) => readProduct({ ...ask, id: one })))
}
