export type Point = readonly [x: number, y: number]
export type Place = readonly [x: number, y: number, z: number]

/** x runs to the right and towards the viewer, y away from the viewer, z up. */
export interface Camera {
  project: (place: Place) => Point
}

export function camera(turnedBy: number, tippedBy: number): Camera {
  const turn = (turnedBy * Math.PI) / 180
  const tip = (tippedBy * Math.PI) / 180
  return {
    project: ([x, y, z]) => [
      x * Math.cos(turn) + y * Math.sin(turn),
      (x * Math.sin(turn) - y * Math.cos(turn)) * Math.sin(tip) - z * Math.cos(tip),
    ],
  }
}

const LIGHT: Place = [-0.447, -0.537, 0.716]

/** How much white (positive) or black (negative) lies over a surface with this normal, light from the top left. */
export function shade(normal: Place): number {
  const length = Math.hypot(...normal) || 1
  const lit = (normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]) / length
  return lit > 0.5 ? (lit - 0.5) * 0.9 : (lit - 0.5) * 0.36
}

/** The numbers of `x,y x,y`, as SVG writes points; refuses what is not as many numbers. */
function pointsOf(text: string, counts: readonly number[]): number[][] {
  return text.split(' ').map((point) => {
    const numbers = point.split(',').map(Number)
    if (!counts.includes(numbers.length) || numbers.some(Number.isNaN))
      throw new Error(`“${point}” in “${text}” is not ${counts.join(' or ')} numbers`)
    return numbers
  })
}

/** Places as SVG writes points, `x,y,z x,y,z`, counted from the origin; without a height they are on its floor. */
export const places = (text: string, origin: Place = [0, 0, 0]): Place[] =>
  pointsOf(text, [2, 3]).map(([x = 0, y = 0, z = 0]) => [origin[0] + x, origin[1] + y, origin[2] + z])

/** The points of an outline, `x,y x,y`, or the stops of a gradient, each with its shade. */
export const pairs = (text: string): (readonly [number, number])[] =>
  pointsOf(text, [2]).map(([one = 0, other = 0]) => [one, other])

/** The face with this corner and these two sides. */
export function parallelogram(corner: Place, one: Place, other: Place): Place[] {
  const along = (from: Place, side: Place): Place => [from[0] + side[0], from[1] + side[1], from[2] + side[2]]
  const next = along(corner, one)
  return [corner, next, along(next, other), along(corner, other)]
}
