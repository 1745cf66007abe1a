/** Leaves the shop for another page, such as the payment page. The browser keeps the present one for Back. */
export function openUrl(url: string): void {
  window.location.assign(url)
}
