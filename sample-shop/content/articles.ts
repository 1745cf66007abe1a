import type { Article, Bilingual } from './types.ts'
import { unbrokenMeasures, unbrokenTitle } from './unbroken-measures.ts'
import { bendingAcrylic } from './blogs/bending-acrylic.ts'
import { bubbleOrFoam } from './blogs/bubble-or-foam.ts'
import { castOrExtrudedAcrylic } from './blogs/cast-or-extruded-acrylic.ts'
import { choosingAcrylicThickness } from './blogs/choosing-acrylic-thickness.ts'
import { choosingProtectiveFilm } from './blogs/choosing-protective-film.ts'
import { cleaningAcrylic } from './blogs/cleaning-acrylic.ts'
import { clearPvcRolls } from './blogs/clear-pvc-rolls.ts'
import { corrugatedPpAtTradeFairs } from './blogs/corrugated-pp-at-trade-fairs.ts'
import { cuttingAcrylic } from './blogs/cutting-acrylic.ts'
import { evenLightBoxes } from './blogs/even-light-boxes.ts'
import { foodSafePetBoxes } from './blogs/food-safe-pet-boxes.ts'
import { gluingAcrylic } from './blogs/gluing-acrylic.ts'
import { judgingSheetColourOnScreen } from './blogs/judging-sheet-colour-on-screen.ts'
import { labelsOnRolls } from './blogs/labels-on-rolls.ts'
import { peUhmwOrPtfe } from './blogs/pe-uhmw-or-ptfe.ts'
import { plasticsOutdoorsInThailand } from './blogs/plastics-outdoors-in-thailand.ts'
import { plaswoodOrFoamBoard } from './blogs/plaswood-or-foam-board.ts'
import { pomOrNylon } from './blogs/pom-or-nylon.ts'
import { readingGramWeight } from './blogs/reading-gram-weight.ts'
import { receivingLongRolls } from './blogs/receiving-long-rolls.ts'
import { stretchFilmGauge } from './blogs/stretch-film-gauge.ts'
import { taxInvoiceAndBranchCode } from './blogs/tax-invoice-and-branch-code.ts'
import { uvPrintOnPvcFoamBoard } from './blogs/uv-print-on-pvc-foam-board.ts'
import { vinylBannerLifeAndEyelets } from './blogs/vinyl-banner-life-and-eyelets.ts'
import { vinylForEachWall } from './blogs/vinyl-for-each-wall.ts'
import { branchNews } from './news/branches.ts'
import { communityNews } from './news/community.ts'
import { deliveryNews } from './news/deliveries.ts'
import { holidayNews } from './news/holidays.ts'
import { shopNews } from './news/shop.ts'
import { stockNews } from './news/stock.ts'

const inBoth = ({ th, en }: Bilingual, change: (text: string) => string): Bilingual => ({
  th: change(th),
  en: change(en),
})

const keptTogether = (article: Article): Article => ({
  ...article,
  title: inBoth(article.title, unbrokenTitle),
  excerpt: inBoth(article.excerpt, unbrokenTitle),
  contentHtml: inBoth(article.contentHtml, (html) => unbrokenMeasures(html.trim())),
})

const newestFirst = (one: Article, other: Article): number => other.publishedAt.localeCompare(one.publishedAt)

export const blogs: readonly Article[] = [
  bendingAcrylic,
  bubbleOrFoam,
  castOrExtrudedAcrylic,
  choosingAcrylicThickness,
  choosingProtectiveFilm,
  cleaningAcrylic,
  clearPvcRolls,
  corrugatedPpAtTradeFairs,
  cuttingAcrylic,
  evenLightBoxes,
  foodSafePetBoxes,
  gluingAcrylic,
  judgingSheetColourOnScreen,
  labelsOnRolls,
  peUhmwOrPtfe,
  plasticsOutdoorsInThailand,
  plaswoodOrFoamBoard,
  pomOrNylon,
  readingGramWeight,
  receivingLongRolls,
  stretchFilmGauge,
  taxInvoiceAndBranchCode,
  uvPrintOnPvcFoamBoard,
  vinylBannerLifeAndEyelets,
  vinylForEachWall,
]
  .map(keptTogether)
  .sort(newestFirst)

export const news: readonly Article[] = [
  ...branchNews,
  ...communityNews,
  ...deliveryNews,
  ...holidayNews,
  ...shopNews,
  ...stockNews,
]
  .map(keptTogether)
  .sort(newestFirst)
