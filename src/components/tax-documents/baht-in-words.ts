import ThaiBahtText from 'thai-baht-text'

/** `เจ็ดพันสามร้อยสามสิบบาทถ้วน` for 733000 satang. The library says nothing for zero. */
export function bahtInWords(satang: number): string {
  if (satang === 0) return 'ศูนย์บาทถ้วน'
  // As text, because a fraction such as 0.29 is not exact as a number.
  return ThaiBahtText(`${Math.trunc(satang / 100)}.${String(satang % 100).padStart(2, '0')}`)
}
