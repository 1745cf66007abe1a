import type { ContractDocument } from '../contract-document.ts'

/** The bundle is data of this shape; reading its literal type would only slow the compiler. */
declare const document: ContractDocument
export default document
