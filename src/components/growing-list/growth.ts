/** How far a list that comes in pages has grown. */
export interface Growth {
  items: readonly unknown[]
  total: number
  pageSize: number
  /** The last page that is shown, or the only one. */
  page: number
  /** Whether pages are shown one at a time, each at its own address. */
  isOnePage: boolean
  more: 'none' | 'ready' | 'loading' | 'failed'
  /** How many items will still come without being asked for; their places are kept free. */
  coming: number
}
