/** The pattern, for `like` and `ilike`, of texts that have this inside. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
