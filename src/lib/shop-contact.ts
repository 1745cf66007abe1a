/** The shop's contact details. Another shop sets its own at build time. */
export const shopContact = {
  lineId: import.meta.env.VITE_LINE_ID ?? '@phaen',
  phone: import.meta.env.VITE_SHOP_PHONE ?? '02-000-0000',
  email: import.meta.env.VITE_SHOP_EMAIL ?? 'hello@phaen.example',
  hours: {
    th: import.meta.env.VITE_SHOP_HOURS_TH ?? 'จันทร์–เสาร์ 8.00–17.30 น.',
    en: import.meta.env.VITE_SHOP_HOURS_EN ?? 'Monday to Saturday, 8.00–17.30',
  },
}

/** Returns the address that opens the LINE chat with the shop with a prepared message. */
export function lineMessageUrl(text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(shopContact.lineId)}/?${encodeURIComponent(text)}`
}
