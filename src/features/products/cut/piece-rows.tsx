import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { maxCutPieces, maxCutRows, type CutSheet, type Saw } from '../../../../machines/cut-plan.ts'
import type { PieceFault } from '../../../../machines/cut-to-size/cut-to-size.machine.ts'
import { ActionButton } from '../../../components/action/action.tsx'
import { letterOf } from '../../../components/cut-drawing/cut-drawing.tsx'
import { IconButton } from '../../../components/icon-button/icon-button.tsx'
import type { CutToSizeFlow } from '../../../flows/cut-to-size/use-cut-to-size.ts'
import { formatNumber } from '../../../lib/formats/format-number.ts'
import { useFormat } from '../../../lib/formats/use-format.ts'
import classes from './cut-planner.module.css'

interface PieceRowsProps extends CutToSizeFlow {
  saw: Saw
  sheet: CutSheet
}

const fields = ['width', 'length', 'count'] as const

/** Width, length and number of each size of pieces, and what is wrong with them. */
export function PieceRows({ snapshot, send, saw, sheet }: PieceRowsProps) {
  const { t } = useTranslation('cutting')
  const { length, lengthUnit } = useFormat()
  const [wanted, setWanted] = useState<number>()
  const id = useId()
  const { rows, read, mayTurn } = snapshot.context
  const isAdding = snapshot.matches('adding')
  const list = useRef<HTMLOListElement>(null)
  /** The last row goes, and the focus with its button: it moves to that of the row before. */
  const remove = (row: number) => {
    flushSync(() => send({ type: 'row.remove', row }))
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }
  const words: Record<PieceFault, string> = {
    notWhole: t('fault_notWhole'),
    tooSmall: t('fault_tooSmall', { least: length(saw.minimum, 'millimetre') }),
    tooLarge: t(mayTurn ? 'fault_tooLarge' : 'fault_tooLargeUnturned', {
      size: `${formatNumber(sheet.width)} × ${length(sheet.length, 'millimetre')}`,
    }),
    tooMany: t('fault_tooMany', { count: maxCutPieces }),
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {t('pieces')}
        <span>{t('unit', { unit: lengthUnit('millimetre') })}</span>
      </h3>
      <div className={classes.heads} aria-hidden>
        {fields.map((name) => (
          <span key={name}>{t(name)}</span>
        ))}
      </div>
      <ol ref={list} className={classes.rows}>
        {rows.map((row, place) => {
          const fault = read[place]?.fault
          const faultId = `${id}-${place}`
          const piece = letterOf(place)
          return (
            // A row has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <b aria-hidden>{piece}</b>
              {fields.map((name) => (
                <TextInput
                  key={name}
                  aria-label={t('fieldOf', { field: t(name), piece })}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  value={row[name]}
                  error={fault !== undefined}
                  aria-describedby={fault && faultId}
                  disabled={isAdding}
                  autoFocus={name === 'width' && place === wanted}
                  onChange={(event) =>
                    send({ type: 'row.write', row: place, written: { [name]: event.target.value } })
                  }
                />
              ))}
              <IconButton label={t('removeRow', { piece })} disabled={isAdding} onClick={() => remove(place)}>
                <IconTrash stroke={1.6} aria-hidden />
              </IconButton>
              {fault && (
                <p id={faultId} className={classes.fault}>
                  <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
                  {words[fault]}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <ActionButton
        isFull
        isSmall
        disabled={isAdding || rows.length >= maxCutRows}
        onClick={() => {
          setWanted(rows.length)
          send({ type: 'row.add' })
        }}
      >
        <IconPlus size={18} stroke={1.6} aria-hidden />
        {t('addRow')}
      </ActionButton>
    </section>
  )
}
