/** The logo: a stack of three sheets, the top one red. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <path d="M3 27 19 19l18 8-16 9z" fill="#c9bea9" />
      <path d="M3 20.5 19 12.5l18 8-16 9z" fill="#f4f0e7" stroke="#8a8072" strokeWidth=".7" />
      <path d="M3 13 19 5l18 8-16 9z" fill="#8c1c1c" />
      <path d="M3 13v2.4l18 9V22zM37 13v2.4l-16 9V22z" fill="#6f1414" />
    </svg>
  )
}
