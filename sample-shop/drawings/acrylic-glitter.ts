import { parallelogram, places } from './kit/camera.ts'
import { pane } from './kit/solids.ts'
import { color, Stage } from './kit/stage.ts'

export function acrylicGlitter(): string {
  const stage = new Stage(33, 22)
  const tint = color(1, '#c59a3c')
  const sparks =
    '<path d="M4 3l2 1-1 2-2-1zM15 10l1.6.4-.5 1.6-1.5-.5zM9 17l2.2-.6.3 1.7-2 .3zM20 3l1 1.7-1.6.4z" fill="#fff" opacity=".95"/><path d="M11 6l1.5.8-.8 1.4zM3 14l1.8.2-.7 1.4zM18 18l1.4.8-1.5.8z" opacity=".35"/>'
  const glitter = stage.pattern(23, 21, stage.matrix([0, 0, 0], [1, 0, 0], [0, 0, -1]), sparks)
  stage.shadow(places('-10,-34 178,-34 238,70 60,70'), 0.5, 8, tint)
  stage.shadow(places('0,-26 174,-26 224,60 60,60'), 0.2, 6)
  const sheet = (x: number, y: number): void => {
    pane(stage, [x, y, 0], 184, 232, 7, tint, 0.9)
    stage.face(parallelogram([x, y, 0], [184, 0, 0], [0, 0, 232]), { fill: glitter })
  }
  sheet(56, 58)
  sheet(0, 0)
  return stage.svg('อะคริลิกกากเพชร')
}
