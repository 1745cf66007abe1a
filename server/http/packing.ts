import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content codings that the shop packs with, the better one first. */
export const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

/** What a client takes: the coding to pack with, and whether it takes unpacked bytes. */
export interface Accepted {
  packing: Packing | undefined
  takesPlain: boolean
}

const known = new Map<string, Accepted>()
/** Browsers send a handful of different headers; whoever sends many gets no room for them. */
const maxKnown = 100
const plainOnly: Accepted = { packing: undefined, takesPlain: true }

/** Reads an Accept-Encoding header. A client that sends none is sent unpacked bytes. */
export function acceptedBy(header: string | string[] | undefined): Accepted {
  if (typeof header !== 'string') return plainOnly
  const found = known.get(header)
  if (found) return found
  const accepted = read(header)
  if (known.size < maxKnown) known.set(header, accepted)
  return accepted
}

/** As RFC 9110, section 12.5.3, has it: `*` stands for what is not named, and unpacked bytes are taken unless refused. */
function read(header: string): Accepted {
  const weights = new Map(header.toLowerCase().split(',').map(weightIn))
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*')
  const [best] = packings
    .map((packing) => ({ packing, weight: weightOf(packing) ?? 0 }))
    .toSorted((one, other) => other.weight - one.weight)
  const ofPlain = weightOf('identity')
  const isPacked = best !== undefined && best.weight > 0 && best.weight >= (weights.get('identity') ?? 0)
  return {
    packing: isPacked ? best.packing : undefined,
    // A client that takes nothing at all is sent unpacked bytes all the same.
    takesPlain: !isPacked || ofPlain !== 0,
  }
}

function weightIn(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((one) => one.trim())
  const given = parameters.find((one) => /^q\s*=/.test(one))?.replace(/^q\s*=\s*/, '')
  const weight = given === undefined ? 1 : Number(given)
  return [coding, weight >= 0 && weight <= 1 ? weight : 0]
}

/** A packed answer below this size fits into one network packet, and so does the unpacked one. */
export const leastPacked = 1_024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Packs in another thread. The qualities are the last ones before time grows faster than bytes shrink (decision 005); what
 * is sent once is packed in two fifths of the time, and is a seventh larger.
 */
export function pack(bytes: Buffer, packing: Packing, { isCached = true } = {}): Promise<Buffer> {
  if (packing === 'gzip') return zip(bytes, { level: 6 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isCached ? 5 : 3,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
