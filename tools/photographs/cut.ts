import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../../server/config.ts'
import { pictureSize } from '../../sample-shop/drawings/shared-picture.ts'

/** `--paper-2`, into which the edges of each picture fade. */
const paper = '#f4f0e7'

/** Cuts developed pictures to the sizes that the shop sends: `node --import tsx tools/photographs/cut.ts *.png`. */
for (const png of process.argv.slice(2)) {
  const folder = join(projectRoot(), 'sample-shop/photographs', basename(png, '.png'))
  await mkdir(folder, { recursive: true })
  for (const width of [400, 800, 1600]) {
    const cut = sharp(png).resize({ width, withoutEnlargement: true })
    await cut
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${width}.webp`))
    await cut
      .clone()
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(folder, `${width}.jpg`))
  }
  await sharp(png)
    .resize({ ...pictureSize, fit: 'contain', background: paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, 'shared.jpg'))
}
