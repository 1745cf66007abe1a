import { ShopProblem } from '../api/problem.ts'
import { base64Of } from '../lib/browser/base64-of.ts'

/** What a file holds, as uploads carry it. A file that went away meanwhile is not valid. */
export const uploadedData = (file: Blob): Promise<string> =>
  base64Of(file).catch(() => Promise.reject(new ShopProblem('VALIDATION')))
