import type { ComponentType } from 'react'

interface IconProps {
  size?: number
  stroke?: number
}

export type Icon = ComponentType<IconProps & { 'aria-hidden'?: boolean }>

/** Drawings of Tabler Icons 3 (MIT, Paweł Kuna), as far as they are shown here. */
const icon =
  (...paths: string[]): Icon =>
  ({ size = 24, stroke = 2 }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )

export const IconBolt = icon('M13 3l0 7l6 0l-8 11l0 -7l-6 0l8 -11')
export const IconBraces = icon(
  'M7 4a2 2 0 0 0 -2 2v3a2 3 0 0 1 -2 3a2 3 0 0 1 2 3v3a2 2 0 0 0 2 2',
  'M17 4a2 2 0 0 1 2 2v3a2 3 0 0 0 2 3a2 3 0 0 0 -2 3v3a2 2 0 0 1 -2 2',
)
export const IconBug = icon(
  'M9 9v-1a3 3 0 0 1 6 0v1',
  'M8 9h8a6 6 0 0 1 1 3v3a5 5 0 0 1 -10 0v-3a6 6 0 0 1 1 -3',
  'M3 13l4 0',
  'M17 13l4 0',
  'M12 20l0 -6',
  'M4 19l3.35 -2',
  'M20 19l-3.35 -2',
  'M4 7l3.75 2.4',
  'M20 7l-3.75 2.4',
)
export const IconChevronDown = icon('M6 9l6 6l6 -6')
export const IconChevronLeft = icon('M15 6l-6 6l6 6')
export const IconChevronRight = icon('M9 6l6 6l-6 6')
export const IconCopy = icon(
  'M7 9.667a2.667 2.667 0 0 1 2.667 -2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1 -2.667 2.667h-8.666a2.667 2.667 0 0 1 -2.667 -2.667l0 -8.666',
  'M4.012 16.737a2.005 2.005 0 0 1 -1.012 -1.737v-10c0 -1.1 .9 -2 2 -2h10c.75 0 1.158 .385 1.5 1',
)
export const IconFocus = icon(
  'M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
  'M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0',
  'M12 3l0 2',
  'M3 12l2 0',
  'M12 19l0 2',
  'M19 12l2 0',
)
export const IconFold = icon(
  'M12 3v6l3 -3m-6 0l3 3',
  'M12 21v-6l3 3m-6 0l3 -3',
  'M4 12l1 0',
  'M9 12l1 0',
  'M14 12l1 0',
  'M19 12l1 0',
)
export const IconHelp = icon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M12 17l0 .01',
  'M12 13.5a1.5 1.5 0 0 1 1 -1.5a2.6 2.6 0 1 0 -3 -4',
)
export const IconSidebar = icon(
  'M4 6a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -12',
  'M15 4v16',
  'M9 10l2 2l-2 2',
)
export const IconLock = icon(
  'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
  'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
  'M8 11v-4a4 4 0 1 1 8 0v4',
)
export const IconMaximize = icon(
  'M4 8v-2a2 2 0 0 1 2 -2h2',
  'M4 16v2a2 2 0 0 0 2 2h2',
  'M16 4h2a2 2 0 0 1 2 2v2',
  'M16 20h2a2 2 0 0 0 2 -2v-2',
)
export const IconMinus = icon('M5 12l14 0')
export const IconPlayerPause = icon(
  'M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12',
  'M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12',
)
export const IconPlayerPlay = icon('M7 4v16l13 -8l-13 -8')
export const IconPlayerSkipForward = icon('M4 5v14l12 -7l-12 -7', 'M20 5l0 14')
export const IconPlayerTrackNext = icon('M3 5v14l8 -7l-8 -7', 'M14 5v14l8 -7l-8 -7')
export const IconPlayerTrackPrev = icon('M21 5v14l-8 -7l8 -7', 'M10 5v14l-8 -7l8 -7')
export const IconPlus = icon('M12 5l0 14', 'M5 12l14 0')
export const IconPointer = icon(
  'M7.904 17.563a1.2 1.2 0 0 0 2.228 .308l2.09 -3.093l4.907 4.907a1.067 1.067 0 0 0 1.509 0l1.047 -1.047a1.067 1.067 0 0 0 0 -1.509l-4.907 -4.907l3.113 -2.09a1.2 1.2 0 0 0 -.309 -2.228l-13.582 -3.904l3.904 13.563',
)
export const IconRefresh = icon(
  'M20 11a8.1 8.1 0 0 0 -15.5 -2m-.5 -4v4h4',
  'M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
)
export const IconSearch = icon('M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6')
export const IconX = icon('M18 6l-12 12', 'M6 6l12 12')
export const IconMoon = icon(
  'M12 3c.132 0 .263 0 .393 0a7.5 7.5 0 0 0 7.92 12.446a9 9 0 1 1 -8.313 -12.454l0 .008',
)
