import { IconFold, IconMaximize, IconMinus, IconPlus } from '../shell/icons.tsx'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type MouseEvent } from 'react'
import colours from '../shell/tool-colours.module.css'
import { useWords } from '../words/words.tsx'
import type { Drawing } from '../flow.ts'
import type { Paint } from '../paint.ts'
import { ToolButton } from '../shell/tool-button.tsx'
import { ArrowTips } from './chart-arrow.tsx'
import { ChartPicture } from './chart-picture.tsx'
import classes from './chart.module.css'
import { parentsOf } from './folding.ts'
import { Minimap } from './minimap.tsx'
import { useViewport } from './use-viewport.ts'
import { fullScale } from './viewport.ts'

interface ChartWindowProps {
  flow: Drawing
  title: string
  paint: Paint
  selected: string | undefined
  onSelect: (id: string) => void
  /** What is shown first where the whole would be too small to read. */
  start?: string
  /** Without legend and overview, where there is little room. */
  isBare?: boolean
}

/** The chart of a flow in a window that pans and zooms. */
export function ChartWindow({ flow, title, paint, selected, onSelect, start, isBare }: ChartWindowProps) {
  const t = useWords()
  const keys = useId()
  const { layout, chart } = flow
  const lit = [...paint.active].at(-1)
  const port = useViewport(layout, layout.boxes[selected ?? lit ?? start ?? ''])
  const parents = useMemo(() => parentsOf(chart.boxes), [chart])
  const [level, setLevel] = useState<number>()
  const folded = useMemo(
    () =>
      new Set(level === undefined ? [] : parents.filter(({ depth }) => depth >= level).map(({ id }) => id)),
    [parents, level],
  )
  const { view, size, show, follow: followView } = port
  const layer = useRef<SVGSVGElement>(null)
  // A layer of its own, drawn at the scale at which it rests: moving it paints nothing.
  useLayoutEffect(
    () =>
      followView(({ x, y, scale }) => {
        const place = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
        layer.current?.style.setProperty('transform', `${place} scale(${scale / view.scale})`)
      }),
    [followView, view.scale],
  )
  const follow = (id: string | undefined) => {
    const area = id === undefined ? undefined : layout.boxes[id]
    if (area && size.width > 0 && !isShown(area, port.now(), size)) show(area)
  }
  // A new selection and a move of the run show where they lead, but a chart that somebody moved stays there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => follow(selected), [selected])
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => follow(lit), [lit])

  const choose = (event: MouseEvent) => {
    const state = event.target instanceof Element ? event.target.closest('[data-state]') : null
    const id = state?.getAttribute('data-state')
    if (id) onSelect(id)
  }
  const deepest = Math.max(0, ...parents.map(({ depth }) => depth + 1))
  const next = level === undefined ? deepest - 1 : level === 0 ? undefined : level - 1

  return (
    <div className={classes.window}>
      {/* The tree says and does the same for the keyboard; here keys move the picture. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={port.window}
        className={classes.surface}
        role="group"
        aria-label={t('chartOf', { title })}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={port.onKeyDown}
        onClick={choose}
      >
        <svg
          ref={layer}
          aria-hidden
          lang="en"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={layout.width * view.scale}
          height={layout.height * view.scale}
        >
          <ArrowTips />
          <ChartPicture flow={flow} paint={paint} selected={selected} folded={folded} />
        </svg>
      </div>
      <p id={keys} className={colours.unseen}>
        {t('chartKeys')}
      </p>
      {!isBare && (
        <div className={classes.legend} aria-hidden>
          {(['last', 'possible', 'taken', 'none'] as const).map((light) => (
            <span key={light}>
              <i data-light={light} />
              {t(light)}
            </span>
          ))}
        </div>
      )}
      <div className={classes.controls} role="group" aria-label={t('zoom')}>
        <ToolButton label={t('smaller')} icon={IconMinus} onClick={port.smaller} />
        <ToolButton onClick={port.full}>{`${Math.round((view.scale / fullScale) * 100)} %`}</ToolButton>
        <ToolButton label={t('larger')} icon={IconPlus} onClick={port.larger} />
        <ToolButton label={t('fit')} icon={IconMaximize} onClick={port.fit} />
        {deepest > 0 && (
          <ToolButton
            label={next === undefined ? t('unfold') : t('fold')}
            icon={IconFold}
            isPressed={level !== undefined}
            onClick={() => setLevel(next)}
          />
        )}
      </div>
      {!isBare && (
        <Minimap flow={flow} paint={paint} followView={followView} size={size} onMove={port.moveTo} />
      )}
    </div>
  )
}

function isShown(
  [left, top, width, height]: readonly [number, number, number, number],
  view: { x: number; y: number; scale: number },
  size: { width: number; height: number },
): boolean {
  const [x, y] = [left * view.scale + view.x, top * view.scale + view.y]
  return x >= 0 && y >= 0 && x + width * view.scale <= size.width && y + height * view.scale <= size.height
}
