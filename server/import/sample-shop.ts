import { join } from 'node:path'
import { projectRoot } from '../config.ts'
import { readShop } from './read-shop.ts'
import type { Shop } from './shop.ts'

let shop: Shop | undefined

/** The files of the sample shop, read once. */
export const sampleShop = (): Shop => (shop ??= readShop(join(projectRoot(), 'sample-shop')))
