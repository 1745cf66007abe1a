import sharp from 'sharp'

/** A picture as a browser uploads it, twice as wide as high. */
export async function photograph(background: string): Promise<string> {
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
  return (await picture.png().toBuffer()).toString('base64')
}
