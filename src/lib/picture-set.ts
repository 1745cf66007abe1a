const uploaded = /\/media\/pictures\/[0-9a-f]{32}\/800\.jpg$/
const photograph = /\/media\/photographs\/[a-z0-9-]+\/800\.jpg$/

/** Whether the picture stands for a photograph though it is computed: the sample shop's are (decision 072). */
export const isIllustration = (url: string): boolean => photograph.test(url)

function widthsOf(url: string): readonly number[] {
  if (uploaded.test(url)) return [400, 800, 1600]
  return isIllustration(url) ? [400, 800] : []
}

/** The widths in which a photograph is there, for an `<img>` that is shown as wide as `sizes` says. Drawings have none. */
export function pictureSet(url: string, sizes: string): { srcSet?: string; sizes?: string } {
  const widths = widthsOf(url)
  if (widths.length === 0) return {}
  return {
    srcSet: widths.map((width) => `${url.replace('800.jpg', `${width}.webp`)} ${width}w`).join(', '),
    sizes,
  }
}
