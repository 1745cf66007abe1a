import type { Text } from './types.ts'

export interface Facts {
  readonly made?: Text
  readonly cut?: Text
  readonly join?: Text
  readonly outdoors?: Text
  readonly heat?: Text
  readonly food?: Text
  readonly tolerance?: Text
}

export interface Material {
  readonly name: Text
  /** Grams per cubic centimetre. */
  readonly density: number
  readonly facts: Facts
}

const t = (th: string, en: string): Text => ({ th, en })

const byName = {
  castAcrylic: {
    name: t('อะคริลิกหล่อ', 'Cast acrylic'),
    density: 1.19,
    facts: {
      made: t('อะคริลิกหล่อ (PMMA)', 'Cast acrylic (PMMA)'),
      cut: t(
        'เลเซอร์ได้ขอบใสเงา เลื่อยวงเดือนฟันละเอียด เราเตอร์',
        'Laser leaves a polished edge; fine-toothed saw or router',
      ),
      join: t('น้ำยาประสานอะคริลิก กาวยูวี หรือหมุดลอย', 'Solvent cement, UV adhesive or standoffs'),
      outdoors: t('ได้ สีไม่ซีดง่าย ใช้งานนอกอาคาร 5–8 ปี', 'Yes, colours hold for 5–8 years'),
      heat: t('ใช้งานต่อเนื่องไม่เกิน 80 °C ดัดที่ 150–160 °C', 'Up to 80 °C in use; bends at 150–160 °C'),
      food: t('ไม่แนะนำให้สัมผัสอาหารโดยตรง', 'Not for direct contact with food'),
      tolerance: t('ความหนา ±10% ขนาดตัด ±2 มม.', 'Thickness ±10%, cut size ±2 mm'),
    },
  },
  extrudedAcrylic: {
    name: t('อะคริลิกรีด', 'Extruded acrylic'),
    density: 1.19,
    facts: {
      made: t('อะคริลิกรีด (PMMA)', 'Extruded acrylic (PMMA)'),
      cut: t(
        'เลเซอร์ ลดกำลังลงกว่าแผ่นหล่อเล็กน้อย กรีดหักได้ถึง 3 มม.',
        'Laser at slightly lower power than cast; score and snap up to 3 mm',
      ),
      join: t('น้ำยาประสานอะคริลิก ติดเร็วกว่าแผ่นหล่อ', 'Solvent cement; sets faster than cast'),
      outdoors: t('ได้ แต่ระวังแตกลายงาถ้าอบคลายเครียดไม่พอ', 'Yes; anneal bent parts or they may craze'),
      heat: t('ใช้งานต่อเนื่องไม่เกิน 70 °C ดัดที่ 140–150 °C', 'Up to 70 °C in use; bends at 140–150 °C'),
      food: t('ไม่แนะนำให้สัมผัสอาหารโดยตรง', 'Not for direct contact with food'),
      tolerance: t('ความหนา ±5% ขนาดตัด ±2 มม.', 'Thickness ±5%, cut size ±2 mm'),
    },
  },
  mirrorAcrylic: {
    name: t('อะคริลิกเงา', 'Mirror acrylic'),
    density: 1.19,
    facts: {
      made: t('อะคริลิกรีดเคลือบเงาด้านหลังพร้อมสีกันรอย', 'Extruded acrylic, mirrored and lacquered on the back'),
      cut: t('เลเซอร์โดยหันหน้าขึ้น เลื่อยฟันละเอียด', 'Laser face up, or a fine-toothed saw'),
      join: t(
        'กาวซิลิโคนชนิดไม่เป็นกรด หรือเทปโฟมสองหน้า ห้ามใช้น้ำยาประสานที่ด้านหลัง',
        'Neutral silicone or foam tape; no solvent on the back',
      ),
      outdoors: t('ไม่แนะนำ ความชื้นทำให้ชั้นเงาลอก', 'Not advised; damp lifts the mirror layer'),
      heat: t('ใช้งานต่อเนื่องไม่เกิน 65 °C', 'Up to 65 °C in use'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±5% ขนาดตัด ±2 มม.', 'Thickness ±5%, cut size ±2 mm'),
    },
  },
  acrylicSection: {
    name: t('อะคริลิกท่อและแท่ง', 'Acrylic tube and rod'),
    density: 1.19,
    facts: {
      made: t('อะคริลิก (PMMA)', 'Acrylic (PMMA)'),
      cut: t(
        'เลื่อยสายพานหรือเลื่อยองศาฟันละเอียด ขัดเงาขอบด้วยไฟ',
        'Band saw or fine mitre saw; flame-polish the end',
      ),
      join: t('น้ำยาประสานอะคริลิก', 'Solvent cement'),
      outdoors: t('ได้', 'Yes'),
      heat: t('ใช้งานต่อเนื่องไม่เกิน 75 °C', 'Up to 75 °C in use'),
      food: t('ไม่แนะนำให้สัมผัสอาหารโดยตรง', 'Not for direct contact with food'),
      tolerance: t('เส้นผ่านศูนย์กลาง ±0.5 มม. ความยาว −0/+10 มม.', 'Diameter ±0.5 mm, length −0/+10 mm'),
    },
  },
  polycarbonate: {
    name: t('โพลีคาร์บอเนต', 'Polycarbonate'),
    density: 1.2,
    facts: {
      made: t('โพลีคาร์บอเนต', 'Polycarbonate'),
      cut: t(
        'เลื่อยวงเดือน เราเตอร์ จิ๊กซอว์ ไม่ควรตัดเลเซอร์เพราะขอบไหม้',
        'Saw, router or jigsaw; a laser scorches the edge',
      ),
      join: t(
        'สกรูเจาะรูเผื่อขยาย 3 มม. ต่อเมตร ซิลิโคนชนิดไม่เป็นกรด',
        'Screws in oversize holes, 3 mm a metre; neutral silicone',
      ),
      outdoors: t('ได้ ติดด้านเคลือบกันยูวีออกแดด', 'Yes, with the UV-coated face to the sun'),
      heat: t('−40 ถึง 120 °C', '−40 to 120 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  pvcFoam: {
    name: t('พลาสวูด (โฟม PVC)', 'PVC foam board'),
    density: 0.55,
    facts: {
      made: t('โฟม PVC ชนิดฟรีโฟม', 'Free-foamed PVC'),
      cut: t(
        'คัตเตอร์ได้ถึง 5 มม. เลื่อยและ CNC ทุกความหนา ห้ามตัดเลเซอร์',
        'Knife up to 5 mm, saw or CNC any thickness; never a laser',
      ),
      join: t('กาวยาง กาวร้อน กาว PVC สกรูเกลียวปล่อย', 'Contact, hot-melt or PVC adhesive; self-tapping screws'),
      outdoors: t('ได้ 2–3 ปี สีขาวทนแดดดีที่สุด', '2–3 years; white stands the sun best'),
      heat: t('ไม่เกิน 60 °C', 'Up to 60 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±0.3 มม. ขนาด ±5 มม.', 'Thickness ±0.3 mm, size ±5 mm'),
    },
  },
  celukaFoam: {
    name: t('พลาสวูดผิวแข็ง (เซลูกา)', 'Celuka PVC foam'),
    density: 0.7,
    facts: {
      made: t('โฟม PVC ผิวแข็งชนิดเซลูกา', 'Celuka PVC foam with a hard skin'),
      cut: t('เลื่อย CNC เซาะร่อง ขันสกรูเหมือนไม้', 'Saw, CNC and groove it; takes screws as timber does'),
      join: t('สกรู กาว PVC ซิลิโคน', 'Screws, PVC adhesive, silicone'),
      outdoors: t('ได้ ไม่ผุ ไม่บวมน้ำ ปลวกไม่กิน', 'Yes; does not rot, swell or feed termites'),
      heat: t('ไม่เกิน 60 °C', 'Up to 60 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±0.5 มม.', 'Thickness ±0.5 mm'),
    },
  },
  corrugatedPp: {
    name: t('ฟิวเจอร์บอร์ด (PP ลูกฟูก)', 'Corrugated PP'),
    density: 0.9,
    facts: {
      made: t('โพลีโพรพิลีนลอน ผิวเคลือบโคโรนาพร้อมพิมพ์', 'Fluted polypropylene, corona treated for print'),
      cut: t('คัตเตอร์ เครื่องไดคัท พับตามลอนได้', 'Knife or die; folds along the flutes'),
      join: t('กาวร้อน ลวดเย็บ เทปกาวสองหน้าสำหรับ PP', 'Hot melt, staples, double-sided tape for PP'),
      outdoors: t('ได้ 6–12 เดือน ชนิดผสมสารกันยูวีนานกว่านั้น', '6–12 months; longer with UV stabiliser'),
      heat: t('ไม่เกิน 80 °C', 'Up to 80 °C'),
      food: t('ได้เฉพาะเกรดที่ระบุว่าสัมผัสอาหารได้', 'Only grades marked for food'),
      tolerance: t('น้ำหนัก ±5% ขนาด ±3 มม.', 'Weight ±5%, size ±3 mm'),
    },
  },
  paperFoam: {
    name: t('โฟมบอร์ดกระดาษ', 'Paper-faced foam'),
    density: 0.09,
    facts: {
      made: t('ไส้โฟมโพลีสไตรีนประกบกระดาษสองหน้า', 'Polystyrene foam between two papers'),
      cut: t('คัตเตอร์คมและไม้บรรทัดเหล็ก ใบมีดตัดสองรอบ', 'Sharp knife and steel rule, in two passes'),
      join: t(
        'สเปรย์กาว เทปกาวสองหน้า ห้ามใช้กาวที่มีทินเนอร์',
        'Spray adhesive or double-sided tape; no thinner-based glue',
      ),
      outdoors: t('ไม่ควร กระดาษบวมเมื่อชื้น', 'No; damp swells the paper'),
      heat: t('ไม่เกิน 60 °C', 'Up to 60 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±0.3 มม.', 'Thickness ±0.3 mm'),
    },
  },
  hips: {
    name: t('โพลีสไตรีน (HIPS)', 'Polystyrene (HIPS)'),
    density: 1.05,
    facts: {
      made: t('โพลีสไตรีนทนแรงกระแทก (HIPS)', 'High-impact polystyrene (HIPS)'),
      cut: t('กรีดหัก ไดคัท เลื่อย', 'Score and snap, die-cut or saw'),
      join: t('กาวสำหรับ PS เทปกาวสองหน้า', 'Polystyrene cement, double-sided tape'),
      outdoors: t('ใช้ในร่ม กลางแจ้งไม่เกิน 3 เดือน', 'Indoors; up to 3 months outside'),
      heat: t('ไม่เกิน 70 °C ขึ้นรูปสุญญากาศที่ 150 °C', 'Up to 70 °C; vacuum-forms at 150 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  abs: {
    name: t('ABS', 'ABS'),
    density: 1.05,
    facts: {
      made: t('ABS', 'ABS'),
      cut: t('เลเซอร์กำลังต่ำ CNC เลื่อย', 'Low-power laser, CNC or saw'),
      join: t('น้ำยาประสาน ABS กาวอีพ็อกซี เทปกาว', 'ABS cement, epoxy, tape'),
      outdoors: t('ได้เฉพาะชนิดเคลือบหน้ากันยูวี', 'Only with a UV-stable cap'),
      heat: t('−20 ถึง 80 °C', '−20 to 80 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  composite: {
    name: t('อะลูมิเนียมคอมโพสิต', 'Aluminium composite'),
    density: 1.37,
    facts: {
      made: t('อะลูมิเนียมสองหน้า ไส้โพลีเอทิลีน', 'Two aluminium skins on a polyethylene core'),
      cut: t(
        'เลื่อยวงเดือนใบตัดอะลูมิเนียม CNC เซาะร่องวี 90° แล้วพับมือ',
        'Saw with an aluminium blade; CNC V-groove at 90° and fold by hand',
      ),
      join: t('รีเวท สกรู เทปโครงสร้าง ซิลิโคน', 'Rivets, screws, structural tape, silicone'),
      outdoors: t('ได้ ชนิดเคลือบ PVDF 10 ปี เคลือบ PE 3–5 ปี', 'Yes: PVDF coat 10 years, PE coat 3–5'),
      heat: t('−50 ถึง 80 °C', '−50 to 80 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±0.2 มม. ขนาด ±2 มม.', 'Thickness ±0.2 mm, size ±2 mm'),
    },
  },
  petg: {
    name: t('PETG', 'PETG'),
    density: 1.27,
    facts: {
      made: t('PETG', 'PETG'),
      cut: t('เลเซอร์ ไดคัท กรีด CNC', 'Laser, die, knife or CNC'),
      join: t('กาวยูวี น้ำยาประสาน PETG', 'UV adhesive or PETG cement'),
      outdoors: t('ใช้ในร่ม', 'Indoors'),
      heat: t('ไม่เกิน 65 °C ขึ้นรูปที่ 120–140 °C โดยไม่ต้องอบ', 'Up to 65 °C; forms at 120–140 °C without drying'),
      food: t('เนื้อพลาสติกผ่านเกณฑ์สัมผัสอาหาร', 'Resin is food-contact grade'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  apet: {
    name: t('APET', 'APET'),
    density: 1.34,
    facts: {
      made: t('APET', 'APET'),
      cut: t('ไดคัท คัตเตอร์ พับรอยด้วยเส้นครีส', 'Die or knife; folds on a creased line'),
      join: t('กาวสำหรับ PET อัลตราโซนิก เทปใส', 'PET adhesive, ultrasonic weld, clear tape'),
      outdoors: t('ใช้ในร่ม', 'Indoors'),
      heat: t('ไม่เกิน 60 °C', 'Up to 60 °C'),
      food: t('สัมผัสอาหารแห้งและเย็นได้', 'Safe with dry and cold food'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  ppSheet: {
    name: t('โพลีโพรพิลีน (PP)', 'Polypropylene (PP)'),
    density: 0.91,
    facts: {
      made: t('โพลีโพรพิลีน (PP)', 'Polypropylene (PP)'),
      cut: t('เลื่อย CNC แผ่นบางใช้ไดคัทหรือคัตเตอร์', 'Saw or CNC; die or knife when thin'),
      join: t(
        'เชื่อมลมร้อนด้วยลวด PP สกรู กาวทั่วไปติดไม่อยู่',
        'Hot-air weld with PP rod, or screws; ordinary glue does not hold',
      ),
      outdoors: t('ได้เฉพาะชนิดผสมสารกันยูวี', 'Only UV-stabilised grades'),
      heat: t('0 ถึง 100 °C', '0 to 100 °C'),
      food: t('เกรดธรรมชาติสัมผัสอาหารได้', 'Natural grade is food safe'),
      tolerance: t('ความหนา ±0.2 มม. หรือ ±5%', 'Thickness ±0.2 mm or ±5%'),
    },
  },
  hdpe: {
    name: t('โพลีเอทิลีนความหนาแน่นสูง (HDPE)', 'HDPE'),
    density: 0.95,
    facts: {
      made: t('โพลีเอทิลีนความหนาแน่นสูง (HDPE)', 'High-density polyethylene (HDPE)'),
      cut: t('เลื่อย CNC ไสได้เหมือนไม้', 'Saw, CNC; planes like wood'),
      join: t('เชื่อมลมร้อน สกรู', 'Hot-air weld or screws'),
      outdoors: t('สีดำทนยูวี สีธรรมชาติใช้ในร่ม', 'Black stands UV; natural is for indoors'),
      heat: t('−50 ถึง 80 °C', '−50 to 80 °C'),
      food: t('สัมผัสอาหารได้', 'Food safe'),
      tolerance: t('ความหนา 0/+5%', 'Thickness 0/+5%'),
    },
  },
  uhmwpe: {
    name: t('UHMW-PE', 'UHMW-PE'),
    density: 0.94,
    facts: {
      made: t('UHMW-PE น้ำหนักโมเลกุลสูงพิเศษ', 'UHMW-PE'),
      cut: t('เลื่อยสายพาน CNC ใบมีดคมและป้อนช้า', 'Band saw or CNC with sharp tools and a slow feed'),
      join: t('สกรูหัวจมหรือโบลต์เชื่อม กาวติดไม่อยู่', 'Countersunk screws or weld studs; glue does not hold'),
      outdoors: t('สีดำและสีเขียวใช้กลางแจ้งได้', 'Black and green, yes'),
      heat: t('−200 ถึง 80 °C', '−200 to 80 °C'),
      food: t('สีขาวสัมผัสอาหารได้', 'White is food safe'),
      tolerance: t('ความหนา 0/+1 มม.', 'Thickness 0/+1 mm'),
    },
  },
  pom: {
    name: t('POM (อะซีทัล)', 'POM (acetal)'),
    density: 1.41,
    facts: {
      made: t('POM (อะซีทัล)', 'POM (acetal)'),
      cut: t('กลึง กัด เจาะได้เที่ยงตรง เศษสั้นไม่พันดอก', 'Turns, mills and drills true, with short chips'),
      join: t('สกรู สวมอัด กาวติดยาก', 'Screws and press fits; hard to glue'),
      outdoors: t('สีดำใช้กลางแจ้งได้', 'Black only'),
      heat: t('−40 ถึง 100 °C', '−40 to 100 °C'),
      food: t('เกรดธรรมชาติสัมผัสอาหารได้', 'Natural grade is food safe'),
      tolerance: t('เผื่อกลึง 0.2–2 มม. ตามขนาด', 'Oversize 0.2–2 mm for machining'),
    },
  },
  nylon6: {
    name: t('ไนลอน 6', 'Nylon 6'),
    density: 1.14,
    facts: {
      made: t('ไนลอน 6 (PA6)', 'Nylon 6 (PA6)'),
      cut: t('กลึง กัด เจาะ เลื่อยสายพาน', 'Turn, mill, drill or band-saw'),
      join: t('สกรู สวมอัด', 'Screws and press fits'),
      outdoors: t('สีดำใช้กลางแจ้งได้', 'Black only'),
      heat: t('−40 ถึง 100 °C', '−40 to 100 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ดูดความชื้น ขยายได้ถึง 2% เผื่อระยะสวม', 'Takes up water and grows up to 2%: allow for it'),
    },
  },
  castNylon: {
    name: t('ไนลอนหล่อ (MC)', 'Cast nylon (MC)'),
    density: 1.15,
    facts: {
      made: t('ไนลอนหล่อ (MC)', 'Cast nylon (MC)'),
      cut: t('กลึง กัด เจาะ เลื่อยสายพาน', 'Turn, mill, drill or band-saw'),
      join: t('สกรู สวมอัด', 'Screws and press fits'),
      outdoors: t('ใช้ในร่ม หรือใต้หลังคา', 'Under cover'),
      heat: t('−30 ถึง 110 °C', '−30 to 110 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('เผื่อกลึง 1–3 มม. ตามขนาด', 'Oversize 1–3 mm for machining'),
    },
  },
  ptfe: {
    name: t('PTFE (เทฟลอน)', 'PTFE'),
    density: 2.18,
    facts: {
      made: t('PTFE (เทฟลอน)', 'PTFE'),
      cut: t('มีดคัตเตอร์ กลึง กัด ใช้ใบคม', 'Knife, lathe or mill, with sharp tools'),
      join: t('ยึดเชิงกล หรือกัดผิวก่อนติดกาว', 'Fix mechanically, or etch before gluing'),
      outdoors: t('ได้ ไม่เสื่อมจากแดดและสารเคมี', 'Yes; sun and chemicals leave it alone'),
      heat: t('−200 ถึง 260 °C', '−200 to 260 °C'),
      food: t('สัมผัสอาหารได้', 'Food safe'),
      tolerance: t('ความหนา ±5% เส้นผ่านศูนย์กลาง 0/+5%', 'Thickness ±5%, diameter 0/+5%'),
    },
  },
  peek: {
    name: t('PEEK', 'PEEK'),
    density: 1.31,
    facts: {
      made: t('PEEK', 'PEEK'),
      cut: t('กลึงและกัดด้วยคาร์ไบด์ อบคลายเครียดก่อนเก็บผิว', 'Carbide tools; anneal before the last cut'),
      heat: t('ใช้งานต่อเนื่องถึง 250 °C', 'Up to 250 °C in use'),
      food: t('เกรดธรรมชาติสัมผัสอาหารได้', 'Natural grade is food safe'),
      join: t('สกรู กาวอีพ็อกซี', 'Screws or epoxy'),
      outdoors: t('ใช้ในร่ม ยูวีทำให้ผิวซีด', 'Indoors; UV chalks the surface'),
      tolerance: t('เผื่อกลึง 0.3–1 มม.', 'Oversize 0.3–1 mm for machining'),
    },
  },
  pvdf: {
    name: t('PVDF', 'PVDF'),
    density: 1.78,
    facts: {
      made: t('PVDF', 'PVDF'),
      cut: t('เลื่อย กัด กลึง เชื่อมลมร้อนได้', 'Saw, mill, turn; hot-air weldable'),
      outdoors: t('ได้ ทนยูวี', 'Yes, UV-proof'),
      heat: t('−30 ถึง 140 °C', '−30 to 140 °C'),
      join: t('เชื่อมลมร้อน สกรู', 'Hot-air weld or screws'),
      food: t('เกรดธรรมชาติสัมผัสอาหารได้', 'Natural grade is food safe'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  rigidPvc: {
    name: t('PVC แข็ง', 'Rigid PVC'),
    density: 1.42,
    facts: {
      made: t('PVC แข็ง', 'Rigid PVC'),
      cut: t('เลื่อย CNC กรีดหักได้ถึง 3 มม. ห้ามตัดเลเซอร์', 'Saw or CNC; score and snap to 3 mm; never a laser'),
      join: t('กาว PVC เชื่อมลมร้อน', 'PVC cement or hot-air weld'),
      outdoors: t('ได้ ใต้ร่มเงา', 'Yes, out of direct sun'),
      heat: t('ไม่เกิน 60 °C', 'Up to 60 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  polyurethane: {
    name: t('โพลียูรีเทน', 'Polyurethane'),
    density: 1.24,
    facts: {
      made: t('โพลียูรีเทน ความแข็ง 90 ชอร์ A', 'Polyurethane, 90 Shore A'),
      cut: t('เลื่อยสายพาน กลึงด้วยมีดคม วอเตอร์เจ็ท', 'Band saw, sharp lathe tool or water jet'),
      join: t('กาวยูรีเทน ยึดสกรู', 'Urethane adhesive or screws'),
      outdoors: t('ได้ สีเข้มขึ้นตามแดด', 'Yes; darkens in the sun'),
      heat: t('−20 ถึง 80 °C', '−20 to 80 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±0.5 มม.', 'Thickness ±0.5 mm'),
    },
  },
  bakelite: {
    name: t('เบกาไลต์', 'Bakelite'),
    density: 1.38,
    facts: {
      made: t('ผ้าหรือกระดาษอาบเรซินฟีนอลิก', 'Cloth or paper in phenolic resin'),
      cut: t('เลื่อยใบคาร์ไบด์ กัด เจาะ มีฝุ่นมาก ต้องดูดฝุ่น', 'Carbide saw, mill, drill; extract the dust'),
      join: t('สกรู กาวอีพ็อกซี', 'Screws, epoxy'),
      outdoors: t('ใช้ในร่ม', 'Indoors'),
      heat: t('ไม่เกิน 120 °C', 'Up to 120 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±8%', 'Thickness ±8%'),
    },
  },
  softPvc: {
    name: t('PVC นิ่ม', 'Soft PVC'),
    density: 1.24,
    facts: {
      made: t('PVC นิ่ม', 'Soft PVC'),
      cut: t('คัตเตอร์ กรรไกร', 'Knife or scissors'),
      join: t('เชื่อมความถี่สูง เย็บจักร เทปสองหน้า', 'High-frequency weld, sewing, double-sided tape'),
      outdoors: t('ได้ 1–2 ปี ใต้แดดจะเหลืองและแข็งขึ้น', '1–2 years; sun yellows and hardens it'),
      heat: t('−10 ถึง 50 °C', '−10 to 50 °C'),
      food: t('ได้เฉพาะสินค้าที่ระบุว่าเกรดอาหาร', 'Only goods marked food grade'),
      tolerance: t('ความหนา ±5% ความกว้าง ±10 มม.', 'Thickness ±5%, width ±10 mm'),
    },
  },
  ldpe: {
    name: t('โพลีเอทิลีน (LDPE)', 'LDPE'),
    density: 0.92,
    facts: {
      made: t('โพลีเอทิลีนความหนาแน่นต่ำ', 'Low-density polyethylene'),
      cut: t('คัตเตอร์ กรรไกร', 'Knife or scissors'),
      join: t('ซีลความร้อน เทปกาว', 'Heat seal or tape'),
      outdoors: t('ได้เฉพาะสีดำหรือชนิดผสมสารกันยูวี', 'Only black or UV-stabilised film'),
      heat: t('−40 ถึง 70 °C', '−40 to 70 °C'),
      food: t('ได้เฉพาะเกรดเนื้อใหม่ใส', 'Virgin clear grade only'),
      tolerance: t('ความหนา ±8%', 'Thickness ±8%'),
    },
  },
  lldpe: {
    name: t('โพลีเอทิลีนยืด (LLDPE)', 'LLDPE'),
    density: 0.92,
    facts: {
      made: t('LLDPE เป่าหรือหล่อ ยืดได้ถึง 300%', 'LLDPE; stretches up to 300%'),
      join: t('เกาะตัวเอง ไม่ต้องใช้กาว', 'Clings to itself'),
      outdoors: t('ไม่เกิน 3 เดือน', 'Up to 3 months'),
      heat: t('ไม่เกิน 50 °C', 'Up to 50 °C'),
      tolerance: t('ความหนา ±5% ความยาวเต็มม้วนตามป้าย', 'Thickness ±5%; full length as marked'),
    },
  },
  epe: {
    name: t('โฟม EPE', 'EPE foam'),
    density: 0.025,
    facts: {
      made: t('โฟมโพลีเอทิลีน (EPE)', 'Polyethylene foam (EPE)'),
      cut: t('คัตเตอร์ เครื่องไดคัท ลวดร้อน', 'Knife, die or hot wire'),
      join: t('ลมร้อน กาวร้อนอุณหภูมิต่ำ', 'Hot air or low-melt glue'),
      outdoors: t('ไม่ควรตากแดดนาน', 'Not for long in the sun'),
      heat: t('ไม่เกิน 70 °C', 'Up to 70 °C'),
      food: t('ไม่ใช่เกรดสัมผัสอาหาร', 'Not food-contact grade'),
      tolerance: t('ความหนา ±10%', 'Thickness ±10%'),
    },
  },
  petFilm: {
    name: t('ฟิล์ม PET', 'PET film'),
    density: 1.39,
    facts: {
      made: t('ฟิล์ม PET', 'PET film'),
      cut: t('คัตเตอร์ ไดคัท', 'Knife or die'),
      join: t('เทปสองหน้า กาวสำหรับ PET', 'Double-sided tape or PET adhesive'),
      outdoors: t('ใช้ในร่ม', 'Indoors'),
      heat: t('ไม่เกิน 120 °C', 'Up to 120 °C'),
      tolerance: t('ความหนา ±5%', 'Thickness ±5%'),
    },
  },
  printVinyl: {
    name: t('ไวนิลพิมพ์', 'Print vinyl'),
    density: 1.3,
    facts: {
      made: t('ผ้าโพลีเอสเตอร์เคลือบ PVC สองหน้า', 'Polyester scrim coated with PVC'),
      cut: t('คัตเตอร์ กรรไกร', 'Knife or scissors'),
      join: t('ลมร้อน กาวไวนิล เย็บ ตอกตาไก่', 'Hot air, vinyl glue, sewing, eyelets'),
      outdoors: t('ได้ 6 เดือน–2 ปี ตามน้ำหนักผ้า หมึก และแรงลม', '6 months to 2 years, by weight, ink and wind'),
      heat: t('−10 ถึง 60 °C', '−10 to 60 °C'),
      tolerance: t('น้ำหนัก ±5% ความกว้าง −0/+20 มม.', 'Weight ±5%, width −0/+20 mm'),
    },
  },
  stickerFilm: {
    name: t('สติกเกอร์', 'Sticker film'),
    density: 1.35,
    facts: {
      made: t('ฟิล์มกาวในตัวบนกระดาษรองหลังซิลิโคน', 'Self-adhesive film on a silicone liner'),
      cut: t('เครื่องตัดสติกเกอร์ คัตเตอร์', 'Plotter or knife'),
      join: t('รีดบนผิวเรียบ สะอาด แห้ง อุณหภูมิ 15–35 °C', 'Squeegee on to a smooth, clean, dry face at 15–35 °C'),
      outdoors: t('ได้ 2–7 ปี ตามเกรดของฟิล์ม', '2–7 years, by the grade of the film'),
      heat: t('−20 ถึง 70 °C', '−20 to 70 °C'),
      tolerance: t('ความกว้าง ±2 มม. เก็บได้ 1 ปีในที่ร่ม', 'Width ±2 mm; keeps a year in the shade'),
    },
  },
} satisfies Record<string, Material>

export type MaterialName = keyof typeof byName
export const materials: Readonly<Record<MaterialName, Material>> = byName
