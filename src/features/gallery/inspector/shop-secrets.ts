import { isMadeByRecordable, type Secrets } from '@phaen/statecharts'
import { isContactNumber, plainPhoneNumber } from '../../../lib/forms/phone-number.ts'

const secretFields =
  /password|otp$|^userName$|^login$|phone|email|recipientName|firstName|lastName|companyName|addressLine|subDistrict|district|province|postcode|taxId|^city$|^lat$|^lng$/i

/** Fields whose texts the shop chooses from its own words, or makes itself. A customer types nothing into them. */
const wordFields =
  /^(?:type|language|status|tone|mode|kind|group|op|reason|fault|by|what|field|key|sort|slug|path|options|payment|paymentStatus|paymentChannel|channels?|nextChannel|fulfilment|buyerType|unit|hex|name|label|country|wanted|waiting|repeated|src|historyValue|input|event|events|messages?)$|(?:^id|Ids?)$|^(?:imageUrl|privacyPolicyVersion|refCode|orderNumber)$/

/** An attempt to pay, a line of a quick order and a profile have a `state`: it is typed in the last alone. */
const states = ['pending', 'paid', 'failed', 'expired', 'found', 'close', 'choose', 'unknown', 'noQuantity']

const isTime = (text: string) => /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text)

/** Of a piece that is cut from a sheet. They say nothing of a person, and a replay without them would cut other pieces. */
const isMeasure = (field: string, text: string) =>
  /^(?:width|length|count)$/.test(field) && /^\d{1,5}$/.test(text)

const isSecret = (field: string, text: string): boolean =>
  secretFields.test(field) ||
  (/token/i.test(field) && text.length > 15) ||
  (field === 'code' && /^\d+$/.test(text))

/** What the inspector hides. Whatever is not known to be a word of the shop counts as typed. */
export const shopSecrets: Secrets = {
  isSecret,
  isWord: (field, text) =>
    wordFields.test(field) ||
    isTime(text) ||
    isMeasure(field, text) ||
    (/(?:^code|Code|Error)$/.test(field) && /^[A-Z][A-Z_]+$/.test(text)) ||
    isMadeByRecordable(text) ||
    (field === 'state' && states.includes(text)) ||
    (/token/i.test(field) && /^[a-z]{1,15}$/.test(text)),
  open: /^(?:fieldErrors|errors)$/,
  patterns: [
    /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
    /(?:\+66|0)[2-9]\d?[- ]?\d{3}[- ]?\d{3,4}/g,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  ],
  canonical: (text) => {
    const number = plainPhoneNumber(text)
    return isContactNumber(number) ? number : text
  },
}
