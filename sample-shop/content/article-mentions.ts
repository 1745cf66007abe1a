/** What an article mentions: products by their codes, those that it is about first, and categories by their paths. */
interface Mentions {
  readonly products: readonly string[]
  readonly categories: readonly string[]
}

const cast = 'sign-materials.acrylic.cast'
const extruded = 'sign-materials.acrylic.extruded'
const tools = 'sign-materials.tools'

/** By the article's id. Closing days, delivery rounds and the like mention no product and are not here. */
export const articleMentions: Readonly<Record<string, Mentions>> = {
  'bending-acrylic': {
    products: ['AC-CLR', 'AX-CLR', 'EX-MENU', 'EX-BRO', 'EX-RISE', 'TL-CUT'],
    categories: [cast, extruded, 'exhibition.displays'],
  },
  'bubble-or-foam': {
    products: ['CV-BUB', 'CV-BUBL', 'CV-EPE', 'CV-EPEB', 'CV-CRN', 'CV-PROF'],
    categories: ['product-covering.cushioning', 'product-covering.surface'],
  },
  'cast-or-extruded-acrylic': {
    products: ['AC-CLR', 'AX-CLR', 'AC-CAST', 'AX-COL', 'AC-OPAL', 'AC-MATT'],
    categories: [cast, extruded],
  },
  'choosing-acrylic-thickness': {
    products: ['AC-CLR', 'AX-CLR', 'AC-CAST', 'AC-THICK', 'AC-OPAL', 'PB-ACR'],
    categories: [cast, extruded],
  },
  'choosing-protective-film': {
    products: ['CV-PROT', 'CV-CRPT', 'CV-FLR', 'CV-STR'],
    categories: ['product-covering.surface'],
  },
  'cleaning-acrylic': {
    products: ['AC-CLR', 'AX-CLR', 'AC-MATT', 'EX-CASE', 'CV-PROT'],
    categories: ['sign-materials.acrylic', 'exhibition.displays'],
  },
  'clear-pvc-rolls': {
    products: ['RL-PVC', 'RL-CURT', 'RL-TINT', 'RL-RAIL'],
    categories: ['plastic-rolls.pvc'],
  },
  'corrugated-pp-at-trade-fairs': {
    products: ['FT-650', 'FT-HVY', 'FT-PRT', 'TL-KNF', 'TL-FOAM', 'EX-AFRM'],
    categories: ['sign-materials.boards.corrugated', 'exhibition'],
  },
  'cutting-acrylic': {
    products: ['TL-CUT', 'AC-CLR', 'AX-CLR', 'AC-CAST', 'AC-THICK', 'LT-LET'],
    categories: [cast, extruded, tools],
  },
  'even-light-boxes': {
    products: ['AC-OPAL', 'LT-MOD3', 'LT-PSU', 'AX-LGP', 'PW-WHT', 'LT-BOX', 'LT-STRIP'],
    categories: ['sign-materials.letters-lighting', cast],
  },
  'food-safe-pet-boxes': {
    products: ['PB-PET', 'PB-TUBE', 'PB-CAKE', 'PT-CLAM', 'PT-TRAY', 'LB-RND'],
    categories: ['packaging.boxes', 'packaging.trays'],
  },
  'gluing-acrylic': {
    products: ['TL-CEM', 'TL-UV', 'TL-SIL', 'TL-FOAM', 'AC-CLR', 'PB-ACR'],
    categories: [tools, cast],
  },
  'judging-sheet-colour-on-screen': {
    products: ['AC-FAN', 'AC-CAST', 'AC-TRAN', 'AC-OPAL', 'AC-SET7'],
    categories: [cast],
  },
  'labels-on-rolls': {
    products: ['LB-RND', 'LB-THM', 'LB-BAR', 'LB-RIB', 'LB-VOID'],
    categories: ['packaging.labels'],
  },
  'pe-uhmw-or-ptfe': {
    products: ['EN-HDPE', 'EN-UHMW', 'EN-PTFE', 'EP-WEAR', 'ER-PE', 'ER-PTFE'],
    categories: ['engineering-plastics.sheets', 'engineering-plastics.rods', 'engineering-plastics.parts'],
  },
  'plastics-outdoors-in-thailand': {
    products: ['AC-CAST', 'PC-SOL', 'CP-PVDF', 'PW-WHT', 'VN-WG', 'FT-650'],
    categories: ['sign-materials.acrylic', 'sign-materials.boards', 'sign-materials.print-media.vinyl'],
  },
  'plaswood-or-foam-board': {
    products: ['PW-WHT', 'FB-PAP', 'PW-COL', 'PW-CEL', 'FB-ADH', 'LT-LETF', 'TL-KNF'],
    categories: ['sign-materials.boards.foam-board'],
  },
  'pom-or-nylon': {
    products: ['EN-POM', 'EN-PA6', 'EN-MC', 'ER-POM', 'ER-MC', 'EP-GEAR', 'EP-BUSH'],
    categories: ['engineering-plastics.sheets', 'engineering-plastics.rods', 'engineering-plastics.parts'],
  },
  'reading-gram-weight': {
    products: ['VN-WG', 'VN-WB', 'FT-650', 'FM-PPS', 'RL-PP', 'RL-LDPE'],
    categories: ['sign-materials.print-media.vinyl', 'sign-materials.boards.corrugated', 'plastic-rolls'],
  },
  'receiving-long-rolls': {
    products: ['VN-WG', 'AC-CLR', 'RL-PVC', 'CV-CRN'],
    categories: ['plastic-rolls', 'sign-materials.print-media', 'sign-materials.acrylic'],
  },
  'stretch-film-gauge': {
    products: ['CV-STR', 'CV-STM', 'CV-MINI', 'CV-EDG', 'CV-PAL'],
    categories: ['product-covering.wrapping'],
  },
  'uv-print-on-pvc-foam-board': {
    products: ['PW-WHT', 'PW-CEL', 'PW-COL'],
    categories: ['sign-materials.boards.foam-board'],
  },
  'vinyl-banner-life-and-eyelets': {
    products: ['VN-WG', 'VN-MESH', 'TL-EYE', 'TL-ROPE', 'VN-READY', 'VN-WB'],
    categories: ['sign-materials.print-media.vinyl', tools],
  },
  'vinyl-for-each-wall': {
    products: ['ST-PVC', 'ST-CAST', 'ST-CUT', 'ST-SEE', 'ST-FROST', 'TL-SQG', 'TL-TRF'],
    categories: ['sign-materials.print-media.sticker', tools],
  },

  'rayong-branch-opens': {
    products: ['EN-POM', 'EN-PA6', 'EN-HDPE', 'EN-UHMW', 'EN-PTFE', 'CV-STR', 'CV-EPE', 'CV-CRN'],
    categories: ['engineering-plastics', 'product-covering'],
  },
  'khon-kaen-larger-store': {
    products: ['AC-CAST', 'PW-WHT', 'FT-650', 'VN-WG', 'ST-PVC'],
    categories: [cast, 'sign-materials.boards', 'sign-materials.print-media'],
  },
  'cutting-service-charoen-krung': {
    products: ['AC-CLR', 'PW-WHT', 'FT-650', 'EN-HDPE', 'CP-SIGN'],
    categories: ['sign-materials.acrylic', 'sign-materials.boards', 'engineering-plastics.sheets'],
  },
  'sign-fair-bangna-2024': {
    products: ['AC-CLR', 'AX-CLR', 'ST-CUT', 'CV-STR', 'VN-WG', 'FT-650', 'PW-WHT'],
    categories: ['sign-materials', 'exhibition'],
  },
  'offcuts-for-schools': {
    products: ['AC-SET7', 'PW-WHT', 'FT-650'],
    categories: ['sign-materials.acrylic', 'sign-materials.boards'],
  },
  'bending-workshop-nonthaburi': {
    products: ['EX-MENU', 'AC-CLR', 'TL-CUT', 'TL-CEM'],
    categories: ['sign-materials.acrylic', tools],
  },
  'corner-guards-on-every-sheet': {
    products: ['CV-CRN', 'CV-PROF', 'CV-EPE'],
    categories: ['product-covering.surface'],
  },
  'new-year-2024-closing-days': {
    products: ['AC-CAST', 'AC-OPAL'],
    categories: [cast],
  },
  'six-more-colours-2mm-cast': {
    products: ['AC-CAST', 'AC-FAN'],
    categories: [cast],
  },
  'acrylic-swatch-set': {
    products: ['AC-FAN', 'AC-CAST'],
    categories: [cast],
  },
  'pom-rods-up-to-150': {
    products: ['ER-POM', 'ER-MC'],
    categories: ['engineering-plastics.rods'],
  },
  'acrylic-cut-sheets': {
    products: ['AC-CAST', 'AC-CLR'],
    categories: [cast],
  },
  'pet-roll-prices-november-2023': {
    products: ['RL-PET', 'RL-PETG', 'PG-SHT', 'PB-PET'],
    categories: ['plastic-rolls.pet', 'packaging.boxes'],
  },
  'polar-grade-strips': {
    products: ['RL-CURT', 'RL-RAIL'],
    categories: ['plastic-rolls.pvc'],
  },
}
