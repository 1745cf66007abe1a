import type { ProviderOrder, ProviderPage } from '../payment-provider.ts'

const words = {
  thai: { title: 'ชำระเงินด้วยบัตร', order: 'คำสั่งซื้อ', pay: 'กรอกข้อมูลบัตร', back: 'ยกเลิกและกลับไปที่ร้าน' },
  english: {
    title: 'Pay by card',
    order: 'Order',
    pay: 'Enter the card',
    back: 'Cancel and go back to the shop',
  },
}

/**
 * A page of its own with Omise's ready form (https://docs.omise.co/collecting-card-information), whose card fields are in
 * Omise's frame: neither the shop's pages nor their policy know it. Omise has no page to lead to: its payment links are
 * closed to new accounts.
 */
export const omiseCardPage = (
  publicKey: string,
  formAddress = 'https://cdn.omise.co',
): Pick<ProviderPage, 'policy' | 'html'> => ({
  policy:
    `default-src 'none'; script-src ${formAddress}; frame-src ${formAddress} https://vault.omise.co; ` +
    "connect-src https://vault.omise.co https://api.omise.co; style-src 'unsafe-inline'; img-src https: data:; " +
    // The form leads on to the page of the bank.
    `form-action 'self' https: ${formAddress}; base-uri 'none'; frame-ancestors 'none'`,
  html({ attemptId, orderNumber, amountSatang, language, returnTo }: ProviderOrder) {
    const { title, order, pay, back } = words[language]
    const amount = (amountSatang / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
    return `<!doctype html>
<html lang="${language === 'thai' ? 'th' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.7 system-ui,sans-serif;color:#1f1b16;background:#fbf9f4;max-width:28rem;margin:0 auto;padding:24px 16px}
h1{font-size:1.5rem}button{font:inherit;min-height:48px;width:100%;color:#fff;background:#8c1c1c;border:0}a{color:#8c1c1c}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${order} ${orderNumber}<br><strong>฿${amount}</strong></p>
<form method="post" action="/pay/omise/${attemptId}">
<script src="${formAddress}/omise.js" data-key="${publicKey}" data-amount="${amountSatang}" data-currency="THB"
 data-default-payment-method="credit_card" data-locale="${language === 'thai' ? 'th' : 'en'}" data-button-label="${pay}"
 data-frame-label="${orderNumber}"></script>
</form>
<p><a href="${returnTo.failed.replaceAll('&', '&amp;')}">${back}</a></p>
</main>
</body>
</html>`
  },
})
