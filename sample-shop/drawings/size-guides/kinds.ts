import { pairs, places } from '../kit/camera.ts'
import { box, extrudeBack } from '../kit/solids.ts'
import { Stage } from '../kit/stage.ts'
import { measure } from './measure.ts'
import { HEIGHT, LENGTH, MATERIAL, order, THICKNESS, w, WIDTH, type GuideKind } from './guide-kind.ts'
import { profile, rod, rollKind, tube } from './lengths.ts'

const sheet: GuideKind = {
  title: w('วัดแผ่น', 'Measuring a sheet'),
  notes: [
    order,
    w('1,220 × 2,440 มม. คือแผ่นเต็ม (4 × 8 ฟุต)', '1,220 × 2,440 mm is a full sheet (4 × 8 ft)'),
    w('วัดความหนาที่ขอบ หลังลอกกระดาษกันรอย', 'Measure thickness at the edge, without its masking'),
    w('ใบเลื่อยกินเนื้อ 3 มม. ต่อหนึ่งรอยตัด', 'Each saw cut takes 3 mm'),
  ],
  draw: (say) => {
    const stage = new Stage(36, 30)
    stage.shadow(places('0,-20 250,-20 258,180 10,180'), 0.25, 8)
    box(stage, [0, 0, 0], [250, 170, 16], { fill: MATERIAL, edge: 0.95 })
    measure(stage, [0, 0, 0], [250, 0, 0], [0, -34, 0], say(LENGTH))
    measure(stage, [250, 0, 0], [250, 170, 0], [34, 0, 0], say(WIDTH))
    measure(stage, [0, 0, 0], [0, 0, 16], [-30, 0, 0], say(THICKNESS))
    return stage
  },
}

const boxKind: GuideKind = {
  title: w('วัดกล่อง', 'Measuring a box'),
  notes: [
    w('อ่านตามลำดับ กว้าง × ยาว × สูง วัดด้านนอก', 'Read width × length × height, outside'),
    w('ด้านในเล็กกว่าด้านนอกสองเท่าของความหนา', 'Inside is less by twice the wall'),
    w('เผื่อของข้างละ 5 มม. ให้หยิบเข้าออกสะดวก', 'Leave the goods 5 mm a side'),
  ],
  draw: (say) => {
    const stage = new Stage(35, 27)
    stage.shadow(places('0,-24 190,-24 204,150 10,150'), 0.3, 8)
    box(stage, [0, 0, 0], [190, 140, 130], { fill: '#c8a273' })
    measure(stage, [0, 0, 0], [190, 0, 0], [0, -32, 0], say(LENGTH))
    measure(stage, [190, 0, 0], [190, 140, 0], [32, 0, 0], say(WIDTH))
    measure(stage, [0, 0, 0], [0, 0, 130], [-30, 0, 0], say(HEIGHT))
    return stage
  },
}

const bag: GuideKind = {
  title: w('วัดถุงและซอง', 'Measuring a bag'),
  notes: [
    w('กว้างคือด้านปากถุง วัดด้านในไม่รวมรอยซีล', 'Width is along the mouth, inside the seals'),
    w('ความยาวไม่รวมฝากาวหรือส่วนเหนือซิป', 'Length leaves out the flap or what is above the zip'),
    w('ของหนา ให้เผื่อเท่ากับความหนาของทั้งสองด้าน', 'For a thick thing add its thickness both ways'),
  ],
  draw: (say) => {
    const stage = new Stage(26, 22)
    stage.shadow(places('0,-24 170,-24 190,30 14,40'), 0.3, 7)
    const front = places('0,0,4 170,0,4 170,0,220 0,0,220')
    stage.face(front, { fill: MATERIAL, opacity: 0.8 })
    stage.face(front, {
      fill: stage.gradient(pairs('0,0.4 0.4,0.02 0.5,0.5 0.6,0.02 1,-0.1')),
      stroke: '#fff',
      width: 1.6,
    })
    stage.face(places('0,0,188 170,0,188 170,0,196 0,0,196'), { fill: '#c8201e' })
    measure(stage, [0, 0, 4], [170, 0, 4], [0, 0, -30], say(WIDTH))
    measure(stage, [170, 0, 4], [170, 0, 188], [32, 0, 0], say(LENGTH))
    return stage
  },
}

const stand: GuideKind = {
  title: w('วัดขาตั้ง', 'Measuring a stand'),
  notes: [
    w('กว้าง × สูง คือพื้นที่ภาพที่มองเห็น', 'Width × height is the print that is seen'),
    w('ไฟล์ภาพเผื่อส่วนที่ซ่อนในฐานอีก 10 ซม.', 'Add 10 cm of print hidden in the base'),
    w('วัดช่องประตูก่อน หากตั้งใกล้ทางเดินเผื่อฐานยื่น 25 ซม.', 'The feet reach 25 cm: mind doors and aisles'),
  ],
  draw: (say) => {
    const stage = new Stage(30, 22)
    stage.shadow(places('-6,-40 138,-40 170,60 20,60'), 0.3, 7)
    box(stage, [0, 10, 22], [124, 5, 236], { fill: '#1f4fa8' })
    box(stage, [-8, -6, 0], [140, 34, 22], { fill: '#c3c6c8' })
    measure(stage, [0, 10, 258], [124, 10, 258], [0, 0, 26], say(WIDTH))
    measure(stage, [124, 10, 22], [124, 10, 258], [36, 0, 0], say(HEIGHT))
    return stage
  },
}

const letter: GuideKind = {
  title: w('วัดตัวอักษร', 'Measuring a letter'),
  notes: [
    w('ความสูงวัดที่ตัวอักษร ไม่รวมสระและวรรณยุกต์', 'Height is that of the consonant, without vowel marks'),
    w('ระยะอ่าน 10 เมตร ใช้ตัวอักษรสูงอย่างน้อย 3 ซม.', 'To be read at 10 m: 3 cm or more'),
    w('ป้ายบนถนน ใช้ 10 ซม. ต่อระยะมองทุก 30 เมตร', 'Beside a road: 10 cm for each 30 m'),
  ],
  draw: (say) => {
    const stage = new Stage(30, 22)
    stage.shadow(places('-8,-24 120,-24 130,60 8,60'), 0.3, 7)
    const e = pairs('0,0 112,0 112,40 46,40 46,84 98,84 98,122 46,122 46,170 112,170 112,210 0,210')
    extrudeBack(stage, e, 0, 40, '#c8201e')
    measure(stage, [0, 0, 0], [0, 0, 210], [-30, 0, 0], say(HEIGHT))
    measure(stage, [0, 0, 0], [112, 0, 0], [0, 0, -30], say(WIDTH))
    measure(stage, [112, 0, 0], [112, 40, 0], [26, 0, 0], say(THICKNESS))
    return stage
  },
}

export const guideKinds: Readonly<Record<string, GuideKind>> = {
  sheet,
  roll: rollKind,
  rod,
  tube,
  box: boxKind,
  bag,
  stand,
  letter,
  profile,
}
