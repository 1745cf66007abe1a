import { readFile } from 'node:fs/promises'

/** A query written by hand, and what a shopper who types it wants. */
export interface JudgedQuery {
  query: string
  /** The codes that have to be among the first six. */
  wanted: string[]
  /** Codes, or their beginnings, that are no mistake on the first page. */
  fitting: string[]
}

/** Reads a file of lines `query = CODE CODE` under sections `[CODE- CODE-]`. */
export async function readJudgedQueries(file: URL): Promise<JudgedQuery[]> {
  const lines = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  let fitting: string[] = []
  return lines.flatMap((line) => {
    if (line.startsWith('[')) {
      fitting = line.slice(1, -1).split(' ')
      return []
    }
    const [query = '', wanted = ''] = line.split(' = ')
    return [{ query, wanted: wanted.split(' '), fitting }]
  })
}
