import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository that contains this copy of the plugin, wherever the linter was started. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** The path of the linted file, relative to the repository, with forward slashes. */
export const placeOf = (context) => relative(root, context.filename).split(sep).join('/')
