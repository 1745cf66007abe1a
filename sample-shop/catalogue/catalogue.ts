import { expandShelves } from './expand.ts'
import { acrylicShelves } from './shelves/acrylic.ts'
import { boardShelves } from './shelves/boards.ts'
import { coveringShelves } from './shelves/covering.ts'
import { engineeringShelves } from './shelves/engineering.ts'
import { exhibitionShelves } from './shelves/exhibition.ts'
import { lightingAndToolShelves } from './shelves/lighting-and-tools.ts'
import { packagingShelves } from './shelves/packaging.ts'
import { plasticRollShelves } from './shelves/plastic-rolls.ts'
import { printMediaShelves } from './shelves/print-media.ts'
import type { Product } from './types.ts'

export const products: readonly Product[] = expandShelves([
  ...acrylicShelves,
  ...boardShelves,
  ...printMediaShelves,
  ...lightingAndToolShelves,
  ...packagingShelves,
  ...exhibitionShelves,
  ...engineeringShelves,
  ...coveringShelves,
  ...plasticRollShelves,
])
