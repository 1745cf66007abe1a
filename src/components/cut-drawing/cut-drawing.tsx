import { useId, type ReactNode } from 'react'
import type { CutPlan, CutSheet, PlannedSheet } from '../../../machines/cut-plan.ts'
import { formatNumber } from '../../lib/formats/format-number.ts'
import classes from './cut-drawing.module.css'

/** Sheets that are cut alike. */
export interface SheetGroup {
  planned: PlannedSheet
  /** The place of the first of them, from 1. */
  from: number
  count: number
  /** In whole percent of the sheet. */
  used: number
}

interface CutDrawingProps {
  plan: CutPlan
  sheet: CutSheet
  color?: string | undefined
  offcutName: string
  caption: (group: SheetGroup) => ReactNode
  label: (group: SheetGroup) => string
}

/** A, B, C for the rows of a cutting list. */
export const letterOf = (row: number): string => (row < 26 ? '' : 'A') + String.fromCodePoint(65 + (row % 26))

/** How many pieces of each row a sheet has: `A 4 · B 4`. */
export function piecesOn({ pieces }: PlannedSheet): string {
  const rows = [...new Set(pieces.map(({ row }) => row))].toSorted((one, other) => one - other)
  return rows.map((row) => `${letterOf(row)} ${pieces.filter((one) => one.row === row).length}`).join(' · ')
}

/** The sheets as the saw cuts them, with measures and what is left; those that are alike are drawn once. */
export function CutDrawing({ plan, sheet, color, offcutName, caption, label }: CutDrawingProps) {
  return (
    <div className={classes.sheets}>
      {groupsOf(plan, sheet).map((group) => (
        <figure key={group.from}>
          <figcaption>{caption(group)}</figcaption>
          <svg
            className={classes.sheet}
            viewBox={`0 0 ${sheet.length} ${sheet.width}`}
            role="img"
            aria-label={label(group)}
            style={{ color, fontSize: sheet.length / 22 }}
          >
            <DrawnSheet planned={group.planned} sheet={sheet} offcutName={offcutName} />
          </svg>
        </figure>
      ))}
    </div>
  )
}

interface DrawnSheetProps {
  planned: PlannedSheet
  sheet: CutSheet
  offcutName: string
}

/** One sheet, with the hatching of what is left over under an id of its own. */
function DrawnSheet({ planned, sheet, offcutName }: DrawnSheetProps) {
  const hatch = useId()
  return (
    <>
      <defs>
        <pattern
          id={hatch}
          width={sheet.length / 55}
          height={sheet.length / 55}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d={`M0 0V${sheet.length / 55}`} className={classes.hatch} />
        </pattern>
      </defs>
      {planned.offcuts.map((area) => (
        <Part key={`${area.x} ${area.y}`} area={area} fill={`url(#${hatch})`} sheet={sheet}>
          {offcutName}
        </Part>
      ))}
      {planned.pieces.map((area) => (
        <Part key={`${area.x} ${area.y}`} area={area} sheet={sheet}>
          {letterOf(area.row)}
        </Part>
      ))}
      <rect className={classes.edge} width={sheet.length} height={sheet.width} />
    </>
  )
}

interface PartProps {
  area: PlannedSheet['offcuts'][number]
  sheet: CutSheet
  /** Of what is left over. */
  fill?: string
  children: string
}

/** A rectangle with its name, and its measures where they have room. */
function Part({ area: { x, y, length, width }, sheet, fill, children }: PartProps) {
  const size = sheet.length / 22
  const measures = `${formatNumber(length)} × ${formatNumber(width)}`
  const hasName = length > size * children.length * 0.8 && width > size * 1.2
  const hasMeasures = length > size * measures.length * 0.55 && width > size * 2.6
  const [middle, center] = [x + length / 2, y + width / 2]
  return (
    <>
      <rect
        {...{ x, y, width: length, height: width }}
        className={fill ? classes.offcut : classes.piece}
        {...(fill && { fill })}
      />
      {hasName && (
        <text className={classes.name} x={middle} y={center + (hasMeasures ? -size * 0.2 : size * 0.35)}>
          {children}
        </text>
      )}
      {hasMeasures && (
        <text className={classes.measures} x={middle} y={center + size}>
          {measures}
        </text>
      )}
    </>
  )
}

function groupsOf({ sheets }: CutPlan, { width, length }: CutSheet): SheetGroup[] {
  const groups = new Map<string, Omit<SheetGroup, 'from'>>()
  for (const planned of sheets) {
    const key = JSON.stringify(planned)
    const known = groups.get(key)
    const area = planned.pieces.reduce((sum, piece) => sum + piece.width * piece.length, 0)
    if (known) known.count += 1
    else groups.set(key, { planned, count: 1, used: Math.round((area / (width * length)) * 100) })
  }
  return [...groups.values()].map((group, place, all) => ({
    ...group,
    from: all.slice(0, place).reduce((sum, { count }) => sum + count, 1),
  }))
}
