import type { Text } from './types.ts'

export const text = (th: string, en: string): Text => ({ th, en })
