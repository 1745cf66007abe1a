import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

export const quotationsPath = generatePath(paths.quotation, {})
export const quotationPath = (quotationId: string) => generatePath(paths.quotation, { quotationId })
