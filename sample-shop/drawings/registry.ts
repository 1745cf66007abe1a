import { aFrame } from './a-frame.ts'
import { absTwoTone } from './abs-two-tone.ts'
import { acrylicCutter } from './acrylic-cutter.ts'
import { acrylicGlitter } from './acrylic-glitter.ts'
import { acrylicLying, acrylicLyingSolid } from './acrylic-lying.ts'
import { acrylicMirror } from './acrylic-mirror.ts'
import { acrylicRack } from './acrylic-rack.ts'
import { acrylicSolid } from './acrylic-solid.ts'
import { acrylic } from './acrylic.ts'
import { airPillows } from './air-pillows.ts'
import { backdrop } from './backdrop.ts'
import { backlitFilm } from './backlit-film.ts'
import { bannerRoll } from './banner-roll.ts'
import { banner } from './banner.ts'
import { blisterTray } from './blister-tray.ts'
import { bolts } from './bolts.ts'
import { brochureHolder } from './brochure-holder.ts'
import { bubbleFilm } from './bubble-film.ts'
import { bushings } from './bushings.ts'
import { canvasRoll } from './canvas-roll.ts'
import { cartridge } from './cartridge.ts'
import { clamshell } from './clamshell.ts'
import { clearRoll } from './clear-roll.ts'
import { compositePanel } from './composite-panel.ts'
import { convexMirror } from './convex-mirror.ts'
import { cornerGuard } from './corner-guard.ts'
import { corrugated } from './corrugated.ts'
import { counter } from './counter.ts'
import { courierBags } from './courier-bags.ts'
import { curtainStrip } from './curtain-strip.ts'
import { displayCase } from './display-case.ts'
import { dome } from './dome.ts'
import { dustCover } from './dust-cover.ts'
import { edgeGuard } from './edge-guard.ts'
import { engineeringSheet } from './engineering-sheet.ts'
import { engineering } from './engineering.ts'
import { eyelets } from './eyelets.ts'
import { filmRoll } from './film-roll.ts'
import { flag } from './flag.ts'
import { floorRoll } from './floor-roll.ts'
import { foamBoard } from './foam-board.ts'
import { foamProfile } from './foam-profile.ts'
import { foamRoll } from './foam-roll.ts'
import { gear } from './gear.ts'
import { heroRack } from './hero-rack.ts'
import { hinge } from './hinge.ts'
import { hipsSheet } from './hips-sheet.ts'
import { hose } from './hose.ts'
import { laminatingFilm } from './laminating-film.ts'
import { lectern } from './lectern.ts'
import { ledModules } from './led-modules.ts'
import { letters } from './letters.ts'
import { lightBox } from './light-box.ts'
import { magnetRoll } from './magnet-roll.ts'
import { mattressBag } from './mattress-bag.ts'
import { neonFlex } from './neon-flex.ts'
import { oneWayVision } from './one-way-vision.ts'
import { paperFoamBoard } from './paper-foam-board.ts'
import { petBox } from './pet-box.ts'
import { petSheet } from './pet-sheet.ts'
import { petTube } from './pet-tube.ts'
import { polycarbonate } from './polycarbonate.ts'
import { posterFrame } from './poster-frame.ts'
import { powerSupply } from './power-supply.ts'
import { ppBox } from './pp-box.ts'
import { protectiveFilm } from './protective-film.ts'
import { queuePost } from './queue-post.ts'
import { ribbon } from './ribbon.ts'
import { risers, risersSolid } from './risers.ts'
import { rods } from './rods.ts'
import { rollUp } from './roll-up.ts'
import { roundLightBox } from './round-light-box.ts'
import { shadeNet } from './shade-net.ts'
import { sheetStack } from './sheet-stack.ts'
import { signHolder } from './sign-holder.ts'
import { solventGlue } from './solvent-glue.ts'
import { sprayCan } from './spray-can.ts'
import { squareBars, squareBarsSolid } from './square-bars.ts'
import { squeegee } from './squeegee.ts'
import { standingRolls } from './standing-rolls.ts'
import { standoffs } from './standoffs.ts'
import { stickerRoll } from './sticker-roll.ts'
import { stickerSheets } from './sticker-sheets.ts'
import { strapping } from './strapping.ts'
import { stretchFilm } from './stretch-film.ts'
import { swatchFan } from './swatch-fan.ts'
import { tape } from './tape.ts'
import { tarpaulin } from './tarpaulin.ts'
import { timer } from './timer.ts'
import { tubes } from './tubes.ts'
import { twinWall } from './twin-wall.ts'
import { vinylRoll } from './vinyl-roll.ts'
import { wearStrip } from './wear-strip.ts'
import { xStand } from './x-stand.ts'
import { yardSign } from './yard-sign.ts'
import { zipBags } from './zip-bags.ts'
import { renderTemplate } from './kit/render-template.ts'

/** Every drawing in its own colours, by name; the fan has a blade for each colour it is asked for. */
const templates: Readonly<Record<string, string | ((colors: number) => string)>> = {
  'a-frame': aFrame(),
  'abs-two-tone': absTwoTone(),
  'acrylic-cutter': acrylicCutter(),
  'acrylic-glitter': acrylicGlitter(),
  'acrylic-lying': acrylicLying(),
  'acrylic-lying-solid': acrylicLyingSolid(),
  'acrylic-mirror': acrylicMirror(),
  'acrylic-rack': acrylicRack,
  'acrylic-solid': acrylicSolid,
  acrylic: acrylic,
  'air-pillows': airPillows(),
  backdrop: backdrop(),
  'backlit-film': backlitFilm(),
  'banner-roll': bannerRoll(),
  banner: banner,
  'blister-tray': blisterTray(),
  bolts: bolts(),
  'brochure-holder': brochureHolder(),
  'bubble-film': bubbleFilm,
  bushings: bushings(),
  'canvas-roll': canvasRoll(),
  cartridge: cartridge(),
  clamshell: clamshell(),
  'clear-roll': clearRoll(),
  'composite-panel': compositePanel(),
  'convex-mirror': convexMirror(),
  'corner-guard': cornerGuard(),
  corrugated: corrugated,
  counter: counter(),
  'courier-bags': courierBags(),
  'curtain-strip': curtainStrip(),
  'display-case': displayCase(),
  dome: dome(),
  'dust-cover': dustCover(),
  'edge-guard': edgeGuard(),
  'engineering-sheet': engineeringSheet(),
  engineering: engineering,
  eyelets: eyelets(),
  'film-roll': filmRoll,
  flag: flag(),
  'floor-roll': floorRoll(),
  'foam-board': foamBoard,
  'foam-profile': foamProfile(),
  'foam-roll': foamRoll(),
  gear: gear(),
  'hero-rack': heroRack,
  hinge: hinge(),
  'hips-sheet': hipsSheet(),
  hose: hose(),
  'laminating-film': laminatingFilm(),
  lectern: lectern(),
  'led-modules': ledModules(),
  letters: letters(),
  'light-box': lightBox(),
  'magnet-roll': magnetRoll(),
  'mattress-bag': mattressBag(),
  'neon-flex': neonFlex(),
  'one-way-vision': oneWayVision(),
  'paper-foam-board': paperFoamBoard(),
  'pet-box': petBox,
  'pet-sheet': petSheet(),
  'pet-tube': petTube(),
  polycarbonate: polycarbonate(),
  'poster-frame': posterFrame(),
  'power-supply': powerSupply(),
  'pp-box': ppBox(),
  'protective-film': protectiveFilm(),
  'queue-post': queuePost(),
  ribbon: ribbon(),
  risers: risers(),
  'risers-solid': risersSolid(),
  rods: rods,
  'roll-up': rollUp(),
  'round-light-box': roundLightBox(),
  'shade-net': shadeNet(),
  'sheet-stack': sheetStack,
  'sign-holder': signHolder(),
  'solvent-glue': solventGlue(),
  'spray-can': sprayCan(),
  'square-bars': squareBars(),
  'square-bars-solid': squareBarsSolid(),
  squeegee: squeegee(),
  'standing-rolls': standingRolls(),
  standoffs: standoffs(),
  'sticker-roll': stickerRoll,
  'sticker-sheets': stickerSheets(),
  strapping: strapping(),
  'stretch-film': stretchFilm(),
  'swatch-fan': swatchFan,
  tape: tape(),
  tarpaulin: tarpaulin(),
  timer: timer(),
  tubes: tubes,
  'twin-wall': twinWall(),
  'vinyl-roll': vinylRoll,
  'wear-strip': wearStrip(),
  'x-stand': xStand(),
  'yard-sign': yardSign(),
  'zip-bags': zipBags(),
}

export const drawingNames: readonly string[] = Object.keys(templates)

/** A standalone SVG in the given colours, one per slot; nothing when there is no such drawing or colour. */
export function renderDrawing(name: string, colors: readonly string[]): string | undefined {
  const index = drawingNames.indexOf(name)
  const template = templates[name]
  if (index < 0 || template === undefined) return undefined
  const drawn = typeof template === 'function' ? template(colors.length) : template
  return renderTemplate(drawn, `d${index.toString(36)}-`, colors)
}
