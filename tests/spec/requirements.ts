import { part1 } from './requirements/part-1.ts'
import { part2 } from './requirements/part-2.ts'
import { part3 } from './requirements/part-3.ts'
import { part4 } from './requirements/part-4.ts'
import { part5 } from './requirements/part-5.ts'
import { part6 } from './requirements/part-6.ts'
import { part7 } from './requirements/part-7.ts'
import { part8 } from './requirements/part-8.ts'
import { part9 } from './requirements/part-9.ts'
import { part19 } from './requirements/part-19.ts'
import { part21 } from './requirements/part-21.ts'
import { part22 } from './requirements/part-22.ts'
import type { Requirement } from './requirement.ts'

/** The specification as a checklist, in its order, and after it what the shop does beyond it. A test that proves a requirement has its id in the title. */
export const requirements: Requirement[] = [
  ...part1,
  ...part2,
  ...part3,
  ...part4,
  ...part5,
  ...part6,
  ...part7,
  ...part8,
  ...part9,
  ...part19,
  ...part21,
  ...part22,
]
