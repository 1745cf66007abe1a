import { absTwoTone } from './abs-two-tone.ts'
import { acrylicGlitter } from './acrylic-glitter.ts'
import { acrylicLying } from './acrylic-lying.ts'
import { acrylicMirror } from './acrylic-mirror.ts'
import { acrylicRack } from './acrylic-rack.ts'
import { acrylic } from './acrylic.ts'
import { backlitFilm } from './backlit-film.ts'
import { bannerRoll } from './banner-roll.ts'
import { banner } from './banner.ts'
import { bubbleFilm } from './bubble-film.ts'
import { canvasRoll } from './canvas-roll.ts'
import { clearRoll } from './clear-roll.ts'
import { compositePanel } from './composite-panel.ts'
import { corrugated } from './corrugated.ts'
import { engineeringSheet } from './engineering-sheet.ts'
import { engineering } from './engineering.ts'
import { filmRoll } from './film-roll.ts'
import { floorRoll } from './floor-roll.ts'
import { foamBoard } from './foam-board.ts'
import { foamRoll } from './foam-roll.ts'
import { heroRack } from './hero-rack.ts'
import { hipsSheet } from './hips-sheet.ts'
import { laminatingFilm } from './laminating-film.ts'
import { magnetRoll } from './magnet-roll.ts'
import { oneWayVision } from './one-way-vision.ts'
import { paperFoamBoard } from './paper-foam-board.ts'
import { petBox } from './pet-box.ts'
import { petSheet } from './pet-sheet.ts'
import { polycarbonate } from './polycarbonate.ts'
import { rods } from './rods.ts'
import { shadeNet } from './shade-net.ts'
import { sheetStack } from './sheet-stack.ts'
import { standingRolls } from './standing-rolls.ts'
import { stickerRoll } from './sticker-roll.ts'
import { stretchFilm } from './stretch-film.ts'
import { swatchFan } from './swatch-fan.ts'
import { tubes } from './tubes.ts'
import { twinWall } from './twin-wall.ts'
import { vinylRoll } from './vinyl-roll.ts'
import { renderTemplate } from './kit/render-template.ts'

/** Every drawing in its own colours, by name. */
const templates: Readonly<Record<string, string>> = {
  'abs-two-tone': absTwoTone(),
  'acrylic-glitter': acrylicGlitter(),
  'acrylic-lying': acrylicLying(),
  'acrylic-mirror': acrylicMirror(),
  'acrylic-rack': acrylicRack,
  'acrylic': acrylic,
  'backlit-film': backlitFilm(),
  'banner-roll': bannerRoll(),
  'banner': banner,
  'bubble-film': bubbleFilm,
  'canvas-roll': canvasRoll(),
  'clear-roll': clearRoll(),
  'composite-panel': compositePanel(),
  'corrugated': corrugated,
  'engineering-sheet': engineeringSheet(),
  'engineering': engineering,
  'film-roll': filmRoll,
  'floor-roll': floorRoll(),
  'foam-board': foamBoard,
  'foam-roll': foamRoll(),
  'hero-rack': heroRack,
  'hips-sheet': hipsSheet(),
  'laminating-film': laminatingFilm(),
  'magnet-roll': magnetRoll(),
  'one-way-vision': oneWayVision(),
  'paper-foam-board': paperFoamBoard(),
  'pet-box': petBox,
  'pet-sheet': petSheet(),
  'polycarbonate': polycarbonate(),
  'rods': rods,
  'shade-net': shadeNet(),
  'sheet-stack': sheetStack,
  'standing-rolls': standingRolls(),
  'sticker-roll': stickerRoll,
  'stretch-film': stretchFilm(),
  'swatch-fan': swatchFan,
  'tubes': tubes,
  'twin-wall': twinWall(),
  'vinyl-roll': vinylRoll,
}

export const drawingNames: readonly string[] = Object.keys(templates)

/** A standalone SVG in the given colours, one per slot; nothing when there is no such drawing or colour. */
export function renderDrawing(name: string, colors: readonly string[]): string | undefined {
  const index = drawingNames.indexOf(name)
  const template = templates[name]
  if (index < 0 || template === undefined) return undefined
  return renderTemplate(template, `d${index.toString(36)}-`, colors)
}
