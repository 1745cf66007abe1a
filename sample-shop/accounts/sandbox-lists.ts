interface SandboxList {
  name: string
  daysAgo: number
  /** Code, name of the variant, how many, and what one cost then, in baht. */
  lines: [code: string, variant: string, quantity: number, price: number][]
}

/** Lists of the first sandbox account, with prices as they were: when the first is opened, something changed in each way. */
export const sandboxLists: readonly SandboxList[] = [
  {
    name: 'ป้ายหน้าร้านกาแฟ',
    daysAgo: 46,
    lines: [
      ['AC-CAST', 'red-1220x2440x3', 4, 1420],
      ['AC-FAN', 'red-50x150x72x24-colours-50-150-mm', 2, 195],
      ['AC-CAST', 'red-1220x2440x2', 30, 940.5],
      ['AC-CAST', 'ruby-1220x2440x3', 2, 1480],
    ],
  },
  {
    name: 'ของใช้ประจำเดือน',
    daysAgo: 12,
    lines: [
      ['TL-FOAM', 'white-24x10000x1x24-mm-10-m', 10, 82],
      ['TL-FOAM', 'black-12x10000x1x12-mm-10-m', 6, 45],
    ],
  },
]
