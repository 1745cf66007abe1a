import { IconFocus, IconFold, IconHelp, IconMaximize, IconMinus, IconPlus } from '../shell/icons.tsx'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import colours from '../shell/tool-colours.module.css'
import { useWords } from '../words/words.tsx'
import type { Drawings } from '../flow.ts'
import type { Paint } from '../paint.ts'
import { ToolButton } from '../shell/tool-button.tsx'
import { ArrowTips } from './chart-arrow.tsx'
import { ChartKeys } from './chart-keys.tsx'
import { ChartPicture } from './chart-picture.tsx'
import classes from './chart.module.css'
import { Minimap } from './minimap.tsx'
import { areaOf, leavesOf, neighbourOf, shownAs } from './sight.ts'
import { useViewport } from './use-viewport.ts'
import { fullScale, isShown } from './viewport.ts'

interface ChartWindowProps {
  drawings: Drawings
  title: string
  paint: Paint
  selected: string | undefined
  onSelect: (id: string) => void
  /** What is shown first where the whole would be too small to read. */
  start?: string
  /** Without legend and overview, where there is little room. */
  isBare?: boolean
}

const step = 60

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The chart of a flow in a window that pans and zooms; from afar its states are folded. */
export function ChartWindow({
  drawings,
  title,
  paint,
  selected,
  onSelect,
  start,
  isBare = false,
}: ChartWindowProps) {
  const t = useWords()
  const keys = useId()
  const lit = [...paint.active].at(-1)
  const port = useViewport(drawings, selected ?? lit ?? start)
  const [cursor, setCursor] = useState<string>()
  const [isFocused, setIsFocused] = useState(false)
  const [hasKeys, setHasKeys] = useState(false)
  const { view, size, show, level, follow: followView } = port
  const drawing = drawings[level] ?? drawings[0]
  const { layout } = drawing
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
    const area = areaOf(drawing, id)
    if (area && size.width > 0 && !isShown(area, port.now(), size)) show(area)
  }
  const look = (id: string | undefined) => {
    if (id === undefined || layout.boxes[id]) return follow(id)
    if (size.width > 0) port.showAt(drawings.length - 1, id)
  }
  // A new selection and a move of the run show where they lead, but a chart that somebody moved stays there.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => look(selected), [selected])
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => follow(lit), [lit])

  const choose = (event: MouseEvent) => {
    const state = event.target instanceof Element ? event.target.closest('[data-state]') : null
    const id = state?.getAttribute('data-state')
    if (!id) return
    setCursor(undefined)
    onSelect(id)
  }
  /** A folded state opens and shows its panel. */
  const open = (id: string) => {
    if (leavesOf(drawing.chart.boxes).some((box) => box.id === id && box.holds)) port.showAt(level + 1, id)
    onSelect(id)
  }
  const walk = (to: readonly [number, number]) => {
    const from = cursor ?? selected ?? lit ?? start
    const here = from === undefined ? undefined : shownAs(drawing, from)
    const next = here === undefined ? Object.keys(layout.boxes)[0] : neighbourOf(drawing, here, to)
    if (next === undefined) return
    setCursor(next)
    follow(next)
  }
  const toggleFocus = () => setIsFocused(!isFocused)
  const toggleKeys = () => setHasKeys(!hasKeys)
  const actions: Record<string, () => void> = {
    '+': port.larger,
    '=': port.larger,
    '-': port.smaller,
    '0': port.full,
    f: port.fit,
    d: toggleFocus,
    '?': toggleKeys,
    ...(hasKeys ? { Escape: toggleKeys } : {}),
    ...(cursor === undefined ? {} : { Enter: () => open(cursor) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = directions[event.key]
    const action = to
      ? () => (event.shiftKey ? port.drag(-to[0] * step, -to[1] * step) : walk(to))
      : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const isFolded = level < drawings.length - 1

  return (
    <div className={classes.window}>
      {/* The tree says and does the same for the keyboard; here keys walk the picture. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={port.window}
        className={classes.surface}
        role="group"
        aria-label={t('chartOf', { title })}
        aria-describedby={keys}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-chart
        onKeyDown={onKeyDown}
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
          <ChartPicture
            drawing={drawing}
            paint={paint}
            selected={selected}
            cursor={cursor}
            isFocused={isFocused}
          />
        </svg>
      </div>
      <p className={colours.unseen} aria-live="polite" lang="en">
        {cursor}
      </p>
      <p id={keys} className={colours.unseen}>
        {t('chartKeys')}
      </p>
      {hasKeys && <ChartKeys />}
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
        {drawings.length > 1 && (
          <ToolButton
            label={level === 0 ? t('unfold') : t('fold')}
            icon={IconFold}
            isPressed={isFolded}
            onClick={() =>
              port.showAt(level === 0 ? drawings.length - 1 : level - 1, cursor ?? selected ?? lit)
            }
          />
        )}
        {paint.active.size > 0 && (
          <ToolButton label={t('focus')} icon={IconFocus} isPressed={isFocused} onClick={toggleFocus} />
        )}
        {!isBare && <ToolButton label={t('keys')} icon={IconHelp} isPressed={hasKeys} onClick={toggleKeys} />}
      </div>
      {!isBare && (
        <Minimap drawing={drawing} paint={paint} followView={followView} size={size} onMove={port.moveTo} />
      )}
    </div>
  )
}
