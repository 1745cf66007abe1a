const uploaded = /\/media\/pictures\/[0-9a-f]{32}\/800\.jpg$/
const widths = [400, 800, 1600]

/** The widths in which an uploaded picture is there, for an `<img>` that is shown as wide as `sizes` says. Drawings have none. */
export const pictureSet = (url: string, sizes: string): { srcSet?: string; sizes?: string } =>
  uploaded.test(url)
    ? {
        srcSet: widths.map((width) => `${url.replace('800.jpg', `${width}.webp`)} ${width}w`).join(', '),
        sizes,
      }
    : {}
