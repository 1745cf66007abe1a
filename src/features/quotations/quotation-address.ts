import { generatePath } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

export const quotationsAddress = generatePath(paths.quotation, {})
export const quotationAddress = (quotationId: string) => generatePath(paths.quotation, { quotationId })
