import classes from './country-flag.module.css'
import { flags } from './flags.tsx'

/** The drawings are loaded with the first flag on a page. */
export default function FlagDrawing({ code }: { code: string }) {
  const drawing = flags[code]
  if (!drawing) return <span className={classes.letters}>{code}</span>
  return (
    <svg viewBox="0 0 30 20" preserveAspectRatio="xMidYMid slice" className={classes.drawing} aria-hidden>
      {drawing}
    </svg>
  )
}
