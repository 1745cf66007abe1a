/**
 * Options with which Ajv 2020 reads the contract as intended. Without the precision a division by 0.01 in floating point
 * refuses 19.99 as a multiple of 0.01.
 */
export const contractAjvOptions = { strict: false, allErrors: true, multipleOfPrecision: 3 } as const
