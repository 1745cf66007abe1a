import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { chartOf } from '../chart.ts'
import { configAsJson } from '../export/json.ts'
import { asMermaid } from '../export/mermaid.ts'
import { asScxml } from '../export/scxml/as-scxml.ts'
import { asSvg } from '../export/svg.ts'
import { faultsOf } from '../layout/faults.ts'
import { asLaidOut } from '../layout/arrows-as-lines.ts'
import type { Layout } from '../layout/layout.ts'
import { type Found, loadOne } from './load.ts'
import { needed, newLayout } from './pinned.ts'

const formats: Record<string, (found: Found) => string | Promise<string | Buffer>> = {
  svg: drawn,
  png: async (found) => {
    const { default: sharp } = await needed('sharp', 'A PNG', () => import('sharp'))
    return sharp(Buffer.from(await drawn(found)), { density: 144 })
      .png()
      .toBuffer()
  },
  mermaid: ({ machine }) => asMermaid(machine),
  scxml: ({ machine }) => asScxml(machine),
  json: ({ machine }) => configAsJson(machine),
}

/** Writes a machine in a format for people or for another tool. */
export async function render(
  file: string,
  { format, out, machine }: { format: string; out?: string; machine?: string },
): Promise<boolean> {
  const write = formats[format]
  if (!write) throw new Error(`There is no format ${format}, but ${Object.keys(formats).join(', ')}`)
  const written = await write(await loadOne(file, machine))
  const content = typeof written === 'string' ? `${written.trimEnd()}\n` : written
  if (out === undefined) process.stdout.write(content)
  else await writeFile(out, content)
  return true
}

async function drawn(found: Found): Promise<string> {
  return asSvg(found.machine.id, found.machine, await layoutOf(found))
}

/** The pinned layout, as long as it fits the machine. */
export async function layoutOf({ base, machine }: Found): Promise<Layout> {
  const file = `${base}.layout.json`
  if (!existsSync(file)) return newLayout(machine)
  const pinned: Layout = JSON.parse(await readFile(file, 'utf8'))
  return faultsOf(asLaidOut(chartOf(machine), pinned), pinned).length === 0 ? pinned : newLayout(machine)
}
