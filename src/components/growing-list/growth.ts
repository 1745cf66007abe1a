/** How far a list that comes in pages has grown. */
export interface Growth {
  items: readonly unknown[]
  total: number
  pageSize: number
  /** The first page that is shown. */
  firstPage: number
  /** The last page that is shown. */
  lastPage: number
  more: 'none' | 'ready' | 'loading' | 'failed'
  /** How many items will still come without being asked for. */
  coming: number
}
