import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ChartWindow, nothingLit } from '@phaen/statecharts/react'
import map from '../../../../machines/flow-map.json'
import { asLaidOut, type Layout, mapChart } from '@phaen/statecharts'
import { demoAddress } from '../../../lib/demo-address.ts'
import { indexedFlows } from '../flow-index.ts'
import classes from './flow-map.module.css'

/** Which flow tells which, as `npm run gen` observed it from the wiring: a drawing, and the same as a list. */
export function FlowMap() {
  const { t, i18n } = useTranslation('gallery')
  const { language } = i18n
  const go = useNavigate()
  const drawing = useMemo(() => {
    // JSON has no tuples: `npm run gen` wrote them, and its check compares them.
    const layout = map.layout as unknown as Layout
    const chart = asLaidOut(mapChart(map.rows), layout)
    const boxes = chart.boxes.map((box) => (isOutside(box.id) ? { ...box, name: t(box.id) } : box))
    return { chart: { ...chart, boxes }, layout }
  }, [t])
  return (
    <section className={classes.map} aria-label={t('map')}>
      <h2>{t('map')}</h2>
      <ChartWindow
        flow={drawing}
        title={t('map')}
        paint={nothingLit}
        selected={undefined}
        isBare
        start="session"
        onSelect={(name) => isFlow(name) && void go(demoAddress(name))}
      />
      <details>
        <summary>{t('mapAsList', { count: map.rows.length })}</summary>
        <ul lang="en">
          {map.rows.map(({ from, on, to, sends }) => (
            <li key={`${from} ${on} ${to} ${sends}`}>
              {isFlow(from) ? (
                <Link to={demoAddress(from)}>{from}</Link>
              ) : (
                <b lang={language}>{isOutside(from) ? t(from) : from}</b>
              )}
              <code>{on}</code>
              <span aria-hidden>→</span>
              <Link to={demoAddress(to)}>{to}</Link>
              <code>{sends}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** They tell flows something too, and have no chart. */
const outside = ['otherTab', 'network', 'apiClient'] as const
const isOutside = (name: string): name is (typeof outside)[number] => outside.some((one) => one === name)

const isFlow = (name: string) => indexedFlows.some(({ id }) => id === name)
