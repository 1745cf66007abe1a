import { renderDrawing } from '../../sample-shop/drawings/registry.ts'

/** The drawing of an address, in the colours that it names; undefined for an address of anything else. */
export function drawingAt(address: string): string | undefined {
  const [, name, colors] = /^\/media\/drawings\/([^/]+?)(?:\/([^/]+))?\.svg$/.exec(address) ?? []
  return name === undefined ? undefined : renderDrawing(name, colors?.split('-') ?? [])
}
