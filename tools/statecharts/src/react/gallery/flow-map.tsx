import { useMemo } from 'react'
import type { Chart } from '../../chart.ts'
import { asLaidOut } from '../../layout/arrows-as-lines.ts'
import type { Layout } from '../../layout/layout.ts'
import { mapChart, mapOfNames, type MapRow } from '../../map-chart.ts'
import { ChartWindow } from '../chart/chart-window.tsx'
import type { Drawing, Drawings } from '../flow.ts'
import type { Listed } from '../listed.ts'
import { nothingLit } from '../paint.ts'
import { type Text, useText, useWords } from '../words/words.tsx'
import classes from './flow-map.module.css'
import { goTo, PlaceLink, usePlace } from './place.tsx'

export interface FlowMapProps {
  machines: readonly Listed[]
  rows: readonly MapRow[]
  layout: Layout
  /** What has no chart and tells machines something too. */
  names?: Record<string, Text>
  /** The machine that is shown first where there is no room for all. */
  start?: string
}

/** Which machine tells which: a drawing, and the same as a list. */
export function FlowMap({ machines, rows, layout, names = {}, start }: FlowMapProps) {
  const t = useWords()
  const textOf = useText()
  const place = usePlace()
  const drawings = useMemo(() => {
    const drawn = (chart: Chart, its: Layout): Drawing => {
      const { boxes, ...rest } = asLaidOut(chart, its)
      const named = boxes.map((box) => ({ ...box, name: textOf(names[box.id] ?? box.name) }))
      return { chart: { ...rest, boxes: named }, layout: its }
    }
    const far = (layout.folded ?? []).map((its) => drawn(mapOfNames(rows), its))
    return [...far, drawn(mapChart(rows), layout)] satisfies Drawings
  }, [rows, layout, names, textOf])
  const isListed = (name: string) => machines.some(({ id }) => id === name)
  return (
    <section className={classes.map} aria-label={t('map')}>
      <h2>{t('map')}</h2>
      <ChartWindow
        drawings={drawings}
        title={t('map')}
        paint={nothingLit}
        selected={undefined}
        isBare
        start={start}
        onSelect={(name) => isListed(name) && goTo(place, place.addressOf(name))}
      />
      <details>
        <summary>{t('mapAsList', { count: rows.length })}</summary>
        <ul>
          {rows.map(({ from, on, to, sends }) => (
            <li key={`${from} ${on} ${to} ${sends}`}>
              {isListed(from) ? <Name of={from} /> : <b>{textOf(names[from] ?? from)}</b>}
              <code lang="en">{on}</code>
              <span aria-hidden>→</span>
              <Name of={to} />
              <code lang="en">{sends}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const Name = ({ of }: { of: string }) => (
  <PlaceLink machine={of}>
    <span lang="en">{of}</span>
  </PlaceLink>
)
