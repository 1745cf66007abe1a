/** The size of a picture that chat apps and search engines show with a link. */
export const pictureSize = { width: 1200, height: 630 }

const paper = '#fbf9f4'
const margin = 35

/** A drawing on the shop's paper, in the shape of a picture to share, as SVG. */
export function sharedPicture(drawing: string): string {
  const { width, height } = pictureSize
  // Programs that turn SVG into pixels know no custom properties; each drawing has its colours as fallbacks.
  const colored = drawing.replaceAll(/var\(--c\d*,(#[0-9a-f]{3,6})\)/g, '$1')
  const box = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/>${colored.replace('<svg ', `<svg ${box} `)}</svg>`
  )
}
