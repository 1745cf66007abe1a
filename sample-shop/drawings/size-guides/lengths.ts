import { pairs, places } from '../kit/camera.ts'
import { circle, cylinder } from '../kit/round.ts'
import { roll } from '../kit/roll.ts'
import { extrudeBack } from '../kit/solids.ts'
import { Stage } from '../kit/stage.ts'
import { measure } from './measure.ts'
import { DIAMETER, HEIGHT, LENGTH, MATERIAL, w, WIDTH, type GuideKind } from './guide-kind.ts'

export const rollKind: GuideKind = {
  title: w('วัดม้วน', 'Measuring a roll'),
  notes: [
    w('หน้ากว้างคือความยาวของม้วน วัดจากขอบถึงขอบ', 'Width is along the roll, edge to edge'),
    w('ความยาวคือระยะเมื่อคลี่ออกทั้งม้วน', 'Length is the whole roll laid out'),
    w('แกรม คือ น้ำหนักกรัมต่อหนึ่งตารางเมตร', 'gsm is grams to the square metre'),
    w('1,000 ไมครอน เท่ากับ 1 มม.', '1,000 micron make 1 mm'),
  ],
  draw: (say) => {
    const stage = new Stage(34, 27)
    roll(stage, { length: 230, radius: 54, coreRadius: 21, tailLength: 150 }, { fill: '#2e9fd0' })
    measure(stage, [0, -150, 0], [230, -150, 0], [0, -26, 0], say(WIDTH))
    measure(stage, [230, -60, 0], [230, -150, 0], [34, 0, 0], say(LENGTH))
    return stage
  },
}

export const rod: GuideKind = {
  title: w('วัดแท่งกลม', 'Measuring a rod'),
  notes: [
    w('Ø คือ เส้นผ่านศูนย์กลาง วัดด้วยเวอร์เนียร์', 'Ø is the diameter: use a caliper'),
    w('แท่งเผื่อเนื้อไว้กลึง ขนาดจริงใหญ่กว่าป้ายเล็กน้อย', 'Bars are a little over size, for turning'),
    w('สั่งตัดสั้นได้ เผื่อรอยเลื่อย 5 มม.', 'Cut short to order: allow 5 mm for the saw'),
  ],
  draw: (say) => {
    const stage = new Stage(38, 26)
    stage.shadow(places('0,-30 250,-40 258,40 10,50'), 0.3, 7)
    cylinder(stage, 'x', [0, 0, 46], 250, 46, { fill: '#1f4fa8' })
    measure(stage, [0, -46, 0], [250, -46, 0], [0, -30, 0], say(LENGTH))
    measure(stage, [250, 46, 0], [250, 46, 92], [0, 34, 0], say(DIAMETER))
    return stage
  },
}

export const tube: GuideKind = {
  title: w('วัดท่อ', 'Measuring a tube'),
  notes: [
    w('Ø คือ เส้นผ่านศูนย์กลางนอก', 'Ø is the outer diameter'),
    w('รูใน = Ø นอก − 2 × ความหนาผนัง', 'Bore = outer Ø − 2 × wall'),
    w('ท่อสวมกันได้เมื่อรูในใหญ่กว่าท่อในอย่างน้อย 0.5 มม.', 'Tubes slide with 0.5 mm or more between them'),
  ],
  draw: (say) => {
    const stage = new Stage(38, 26)
    stage.shadow(places('0,-30 240,-40 248,40 10,50'), 0.3, 7)
    cylinder(stage, 'x', [0, 0, 54], 240, 54, { fill: MATERIAL })
    const hole = circle(stage, 'x', [240, 0, 54], 40)
    stage.coat(
      hole,
      { fill: '#5d6e71' },
      {
        fill: stage.gradient(pairs('0,-0.3 1,0.5')),
        stroke: '#fff',
      },
    )
    measure(stage, [0, -54, 0], [240, -54, 0], [0, -30, 0], say(LENGTH))
    measure(stage, [240, 54, 0], [240, 54, 108], [0, 34, 0], say(DIAMETER))
    measure(stage, [240, 0, 94], [240, 0, 108], [0, 0, 36], say(w('ผนังหนา', 'Wall')))
    return stage
  },
}

export const profile: GuideKind = {
  title: w('วัดโปรไฟล์และแท่ง', 'Measuring a profile'),
  notes: [
    w('หน้าตัดอ่าน กว้าง × สูง ที่จุดกว้างที่สุด', 'The section is read width × height at its widest'),
    w('ความยาวต่อหนึ่งท่อนมาตรฐาน ตัดสั้นได้', 'Length is one standard bar, cut short to order'),
    w('ร่องวัดด้านใน ใส่ของบางกว่าร่อง 0.5 มม.', 'A slot is measured inside: the part goes 0.5 mm thinner'),
  ],
  draw: (say) => {
    const stage = new Stage(28, 27)
    stage.shadow(places('-6,-16 90,-16 112,250 16,250'), 0.3, 7)
    const channel = pairs('0,0 86,0 86,56 64,56 64,22 22,22 22,56 0,56')
    extrudeBack(stage, channel, 0, 240, '#1f8f55')
    measure(stage, [0, 0, 0], [86, 0, 0], [0, 0, -28], say(WIDTH))
    measure(stage, [0, 0, 0], [0, 0, 56], [-28, 0, 0], say(HEIGHT))
    measure(stage, [86, 0, 0], [86, 240, 0], [30, 0, 0], say(LENGTH))
    return stage
  },
}
