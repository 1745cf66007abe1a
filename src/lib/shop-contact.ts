/** Where the shop is asked; a shop of another name sets its own at build time. */
export const shopContact = {
  lineId: import.meta.env.VITE_LINE_ID ?? '@phaen',
  phone: import.meta.env.VITE_SHOP_PHONE ?? '02-000-0000',
  email: import.meta.env.VITE_SHOP_EMAIL ?? 'hello@phaen.example',
}

/** Opens the chat with the shop, the message written already. */
export function lineMessageUrl(text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(shopContact.lineId)}/?${encodeURIComponent(text)}`
}
