const uploaded = /\/media\/pictures\/[0-9a-f]{32}\/800\.jpg$/
const photograph = /\/media\/photographs\/[a-z0-9-]+\/800\.jpg$/

/** Whether the picture stands for a photograph though it is computed: the sample shop's are (decision 072). */
export const isIllustration = (url: string): boolean => photograph.test(url)

/** The widths in which a photograph is there, for an `<img>` that is shown as wide as `sizes` says. Drawings have none. */
export function pictureSet(url: string, sizes: string): { srcSet?: string; sizes?: string } {
  if (!uploaded.test(url) && !isIllustration(url)) return {}
  return {
    srcSet: [400, 800, 1600]
      .map((width) => `${url.replace('800.jpg', `${width}.webp`)} ${width}w`)
      .join(', '),
    sizes,
  }
}
