import { accountMutants } from './account.ts'
import { cartMutants } from './cart.ts'
import type { UiMutant } from './mutant.ts'
import { orderMutants } from './orders.ts'
import { partMutants } from './parts.ts'

export const uiMutants: UiMutant[] = [...accountMutants, ...cartMutants, ...orderMutants, ...partMutants]
