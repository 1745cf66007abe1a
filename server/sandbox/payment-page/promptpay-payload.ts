/*
 * What a PromptPay QR code says: fields of EMVCo's merchant-presented mode, each as its id, its length and its value, with the
 * application id of PromptPay. Thai QR Payment Standard of the Bank of Thailand; the same fields as in
 * https://github.com/dtinth/promptpay-qr, whose examples are the tests.
 */

interface Transfer {
  /** The receiver's tax id, 13 digits. */
  taxId: string
  amountSatang?: number
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

export function promptPayPayload({ taxId, amountSatang }: Transfer): string {
  const isForOnePayment = amountSatang !== undefined
  const fields = [
    field('00', '01'),
    field('01', isForOnePayment ? '12' : '11'),
    field('29', field('00', 'A000000677010111') + field('02', taxId)),
    field('58', 'TH'),
    field('53', '764'),
    ...(isForOnePayment ? [field('54', (amountSatang / 100).toFixed(2))] : []),
  ].join('')
  const signed = `${fields}6304`
  return signed + checksum(signed).toString(16).toUpperCase().padStart(4, '0')
}

/** CRC-16 of the polynomial 1021 that begins with FFFF, as ISO/IEC 13239 has it. */
function checksum(text: string): number {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc
}
