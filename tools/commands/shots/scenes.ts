import type { RouteName } from '../../../src/app/routes.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { customerScenes } from './customer-scenes.ts'
import { publicScenes } from './public-scenes.ts'
import type { Scene } from './scene.ts'

/** Every route with its pictures: a route without one does not compile. */
export const scenes: Record<RouteName, readonly [Scene, ...Scene[]]> = {
  ...publicScenes,
  ...checkoutScenes,
  ...customerScenes,
}
