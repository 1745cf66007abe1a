import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository this copy of the plugin stands in, wherever the linter was started. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Where the linted file stands, relative to the repository, with forward slashes. */
export const placeOf = (context) => relative(root, context.filename).split(sep).join('/')
