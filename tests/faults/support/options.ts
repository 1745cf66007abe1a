import { seededRandom, type SeededRandom } from '@phaen/statecharts'

/** The long form has the full counts, the short one what fits into a few minutes. */
const isLong = process.env.PHAEN_FAULTS === 'long'

export const rounds = (short: number, long: number): number => (isLong ? long : short)

/** Every run takes the same course, unless another seed is given. */
export const seed = Number(process.env.PHAEN_FAULTS_SEED ?? 1)

export const random = (): SeededRandom => seededRandom(seed)

/** Prints what a proof measured. */
export const report = (what: string, value: string | number): void => console.log(`${what}: ${value}`)
