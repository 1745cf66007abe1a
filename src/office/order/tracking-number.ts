/** A tracking number as it is kept: carriers write it with spaces. */
export const trackingNumberOf = (typed: string): string => typed.replaceAll(/\s/g, '')

export const isTrackingNumber = (text: string): boolean => /^[A-Za-z0-9-]{3,50}$/.test(text)
