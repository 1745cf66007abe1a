import type { Size } from './specification.ts'
import type { Shape, Text } from './types.ts'

const grouped = (value: number): string => {
  const [whole = '', part] = String(value).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part ? `.${part}` : '')
}
const metres = (value: number): string => (value / 1000).toFixed(2)

export const sizeKey = ({ width, length, thickness, gsm, label }: Size): string =>
  [width, length, thickness, gsm && `${gsm}g`, label && label.en.toLowerCase().replace(/[^a-z0-9]+/g, '-')]
    .filter((part) => part !== undefined && part !== '')
    .join('x')

/** The thickness of a thin film is given in microns. */
const thin = (thickness: number, language: 'th' | 'en'): string =>
  thickness < 0.1
    ? `${Math.round(thickness * 1000)} ${language === 'th' ? 'ไมครอน' : 'micron'}`
    : `${thickness} ${language === 'th' ? 'มม.' : 'mm'}`

export function labelOf(shape: Shape, size: Size): Text {
  if (size.label) return size.label
  const { width, length, thickness, gsm, isBar } = size
  const [w, l] = [grouped(width), grouped(length)]
  if (shape === 'rod') return { th: `Ø ${w} × ${l} มม.`, en: `Ø ${w} × ${l} mm` }
  if (shape === 'tube') {
    const long = length >= 10_000
    const [run, mm, m] = long ? [grouped(length / 1000), ' มม.', 'ม.'] : [l, '', 'มม.']
    return {
      th: `Ø ${w} หนา ${thickness}${mm} × ${run} ${m}`,
      en: `Ø ${w}, wall ${thickness}${long ? ' mm' : ''} × ${run} ${long ? 'm' : 'mm'}`,
    }
  }
  if (shape === 'roll') {
    const body = (metre: string): string =>
      width < 500
        ? `${w} ${metre === 'm' ? 'mm' : 'มม.'} × ${grouped(length / 1000)} ${metre}`
        : `${metres(width)} × ${grouped(length / 1000)} ${metre}`
    const depth = (language: 'th' | 'en'): string => {
      if (gsm) return language === 'th' ? `${grouped(gsm)} แกรม` : `${grouped(gsm)} gsm`
      return thickness === undefined ? '' : thin(thickness, language)
    }
    const [deepTh, deepEn] = [depth('th'), depth('en')]
    return { th: `${body('ม.')}${deepTh && ` · ${deepTh}`}`, en: `${body('m')}${deepEn && ` · ${deepEn}`}` }
  }
  if (isBar) return { th: `${w} × ${thickness} × ${l} มม.`, en: `${w} × ${thickness} × ${l} mm` }
  const rest = thickness === undefined ? '' : ` × ${grouped(thickness)}`
  const weight = (word: string): string => (gsm ? ` · ${grouped(gsm)} ${word}` : '')
  return { th: `${w} × ${l}${rest} มม.${weight('แกรม')}`, en: `${w} × ${l}${rest} mm${weight('gsm')}` }
}
