import { imageUrl } from './image-url.ts'
import type { Category, Text } from './types.ts'

type Row = readonly [path: string, th: string, en: string, drawing: string, hexes: readonly string[]]

/** Parents before their children, siblings in display order. */
const rows: readonly Row[] = [
  ['sign-materials', 'วัสดุทำป้ายโฆษณา', 'Advertising sign materials', 'acrylic-rack', ['#c8201e']],
  ['sign-materials.acrylic', 'แผ่นอะคริลิก', 'Acrylic', 'acrylic', ['#c8201e']],
  ['sign-materials.acrylic.cast', 'อะคริลิกหล่อ', 'Cast acrylic', 'acrylic', ['#2e9fd0']],
  ['sign-materials.acrylic.extruded', 'อะคริลิกรีด', 'Extruded acrylic', 'acrylic-lying', ['#bfdad6']],
  [
    'sign-materials.acrylic.special',
    'อะคริลิกกระจกและลวดลาย',
    'Mirror and effect acrylic',
    'acrylic-mirror',
    ['#c59a3c'],
  ],
  ['sign-materials.acrylic.sections', 'ท่อและแท่งอะคริลิก', 'Acrylic tube and rod', 'tubes', ['#2e9fd0']],
  ['sign-materials.boards', 'แผ่นทำป้าย', 'Sign boards', 'sheet-stack', ['#c8201e']],
  [
    'sign-materials.boards.foam-board',
    'พลาสวูดและโฟมบอร์ด',
    'PVC foam board and foam board',
    'foam-board',
    ['#f2b50a'],
  ],
  ['sign-materials.boards.corrugated', 'ฟิวเจอร์บอร์ด', 'Corrugated PP board', 'corrugated', ['#1f8f55']],
  [
    'sign-materials.boards.composite',
    'อะลูมิเนียมคอมโพสิต',
    'Aluminium composite',
    'composite-panel',
    ['#c3c8cc'],
  ],
  [
    'sign-materials.boards.plastic-sheets',
    'โพลีคาร์บอเนตและแผ่นพลาสติก',
    'Polycarbonate and plastic sheet',
    'polycarbonate',
    ['#9fcbd8'],
  ],
  ['sign-materials.print-media', 'วัสดุพิมพ์', 'Print media', 'vinyl-roll', ['#1f4fa8']],
  ['sign-materials.print-media.vinyl', 'ไวนิล', 'Banner vinyl', 'banner', ['#c8201e']],
  ['sign-materials.print-media.sticker', 'สติกเกอร์', 'Stickers', 'vinyl-roll', ['#c8201e']],
  ['sign-materials.print-media.film', 'ฟิล์มและผ้าพิมพ์', 'Films and canvas', 'laminating-film', ['#bfdad6']],
  ['sign-materials.letters-lighting', 'ตัวอักษรและไฟป้าย', 'Letters and lighting', 'light-box', ['#ffe1a6']],
  ['sign-materials.tools', 'เครื่องมือและกาว', 'Tools and adhesives', 'solvent-glue', ['#1f4fa8']],
  ['packaging', 'บรรจุภัณฑ์', 'Packaging', 'pet-box', ['#bfdad6']],
  ['packaging.boxes', 'กล่องพลาสติก', 'Plastic boxes', 'pp-box', ['#2e9fd0']],
  ['packaging.trays', 'ถาดและบลิสเตอร์', 'Trays and blisters', 'blister-tray', ['#bfdad6']],
  ['packaging.labels', 'ฉลากและสติกเกอร์ม้วน', 'Labels', 'sticker-roll', ['#1f8f55']],
  ['packaging.bags', 'ถุงและซอง', 'Bags and mailers', 'courier-bags', ['#e0457f']],
  ['exhibition', 'งานแสดงสินค้าและนิทรรศการ', 'Exhibition', 'backdrop', ['#2e9fd0']],
  ['exhibition.banner-stands', 'ขาตั้งแบนเนอร์และฉาก', 'Banner stands and backdrops', 'roll-up', ['#1f4fa8']],
  ['exhibition.displays', 'เคาน์เตอร์และตู้โชว์', 'Counters and display cases', 'counter', ['#c8201e']],
  ['exhibition.frames', 'กรอบและป้ายตั้ง', 'Frames and sign holders', 'poster-frame', ['#b9bec3']],
  ['engineering-plastics', 'พลาสติกวิศวกรรม', 'Engineering plastics', 'engineering', ['#1f4fa8']],
  ['engineering-plastics.sheets', 'แผ่นพลาสติกวิศวกรรม', 'Engineering sheet', 'engineering-sheet', ['#1f4fa8']],
  ['engineering-plastics.rods', 'แท่งพลาสติกวิศวกรรม', 'Engineering rod', 'rods', ['#1f4fa8']],
  ['engineering-plastics.tubes', 'ท่อและสายพลาสติก', 'Tube and hose', 'bushings', ['#ece5d2']],
  ['engineering-plastics.parts', 'ชิ้นส่วนเครื่องจักร', 'Machine parts', 'gear', ['#1f4fa8']],
  ['product-covering', 'วัสดุคลุมและกันกระแทก', 'Product covering', 'bubble-film', ['#bfdad6']],
  ['product-covering.cushioning', 'วัสดุกันกระแทก', 'Cushioning', 'foam-roll', ['#f7f4ec']],
  [
    'product-covering.wrapping',
    'ฟิล์มยืด เทป และสายรัด',
    'Stretch film, tape and strapping',
    'stretch-film',
    ['#bfdad6'],
  ],
  [
    'product-covering.surface',
    'ปกป้องผิวและขอบ',
    'Surface and edge protection',
    'protective-film',
    ['#2e9fd0'],
  ],
  ['product-covering.covers', 'ถุงและผ้าคลุมสินค้า', 'Covers', 'dust-cover', ['#bfdad6']],
  ['plastic-rolls', 'พลาสติกม้วน', 'Plastic rolls', 'standing-rolls', ['#1f8f55']],
  ['plastic-rolls.pvc', 'PVC ม้วนและม่านริ้ว', 'PVC rolls and strip curtain', 'clear-roll', ['#bfdad6']],
  ['plastic-rolls.pet', 'PET ม้วน', 'PET rolls', 'film-roll', ['#9fcbd8']],
  ['plastic-rolls.pp-pe', 'PP และ PE ม้วน', 'PP and PE rolls', 'standing-rolls', ['#f2b50a']],
  ['plastic-rolls.outdoor', 'ผ้าใบและพลาสติกกลางแจ้ง', 'Tarpaulin and outdoor rolls', 'tarpaulin', ['#1f4fa8']],
]

const categoryId = (path: string): string => `c-${path.replaceAll('.', '-')}`

const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

export const categories: readonly Category[] = rows.map(([path, th, en, drawing, hexes], index) => {
  const parent = parentOf(path)
  const name: Text = { th, en }
  return {
    id: categoryId(path),
    path,
    ...(parent ? { parentId: categoryId(parent) } : {}),
    name,
    imageUrl: imageUrl(drawing, hexes),
    position: rows.slice(0, index + 1).filter(([other]) => parentOf(other) === parent).length,
  }
})
