/** The widest that pages ever show. */
const longest = 1600

/**
 * A photograph as small as the shop shows it: a phone's own takes minutes to send from a building site. What the browser cannot
 * read is left as it is; the server says then that it is no picture.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? file), 'image/jpeg', 0.85))
}
