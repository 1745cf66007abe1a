declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Record<string, { min: number; max: number }>
    keepFeatures?: string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
