import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Faults } from './faults.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readContent, type Folder } from './read-content.ts'
import type { Shop } from './shop.ts'

/**
 * Reads the files of a shop: sheets of its goods in `catalogue/` and its texts in `content/`. What is wrong in them is
 * thrown together, each with its file, line and column; texts are read when the goods, of which they speak, are right.
 */
export function readShop(root: string): Shop {
  const faults = new Faults()
  const folder: Folder = {
    textOf: (file) => {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
      if (text.trim() === '') faults.add({ file }, 'is not there, or is empty')
      return text
    },
    documentsIn: (path) =>
      existsSync(join(root, path))
        ? readdirSync(join(root, path))
            .filter((name) => name.endsWith('.md'))
            .toSorted()
            .map((name) => `${path}/${name}`)
        : [],
  }
  const catalogue = readCatalogue(folder.textOf, faults)
  faults.throwIfAny()
  const content = readContent(folder, catalogue, faults)
  faults.throwIfAny()
  return { ...catalogue, ...content }
}
