import type { ReactNode } from 'react'
import { fragmentOf } from '../../lib/fragment-of.ts'

const field = (fill: string) => <path d="M0 0h30v20H0z" fill={fill} />
const band = (y: number, height: number, fill: string) => <path d={`M0 ${y}h30v${height}H0z`} fill={fill} />
const pale = (x: number, width: number, fill: string) => (
  <path d={`M${x} 0h${width}v20h-${width}z`} fill={fill} />
)

/** A five-pointed star of radius 1 about the origin. */
const starPoints =
  '0,-1 .225,-.309 .951,-.309 .363,.118 .588,.809 0,.382 -.588,.809 -.363,.118 -.951,-.309 -.225,-.309'
const star = (x: number, y: number, radius: number, fill: string, turn = 0) => (
  <polygon
    points={starPoints}
    fill={fill}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${radius})`}
  />
)
const crescent = (x: number, y: number, radius: number, fill: string, ground: string) => (
  <>
    <circle cx={x} cy={y} r={radius} fill={fill} />
    <circle cx={x + radius * 0.34} cy={y} r={radius * 0.82} fill={ground} />
  </>
)

const unionJack = fragmentOf(
  field('#012169'),
  <path d="m0 0 30 20M30 0 0 20" stroke="#fff" strokeWidth="4" />,
  <path d="m0 0 15 10M30 20 15 10M0 20l15-10M30 0 15 10" stroke="#c8102e" strokeWidth="1.4" />,
  <path d="M15 0v20M0 10h30" stroke="#fff" strokeWidth="6.6" />,
  <path d="M15 0v20M0 10h30" stroke="#c8102e" strokeWidth="4" />,
)

/**
 * Flags of the shop's country and language, of neighbouring countries, and of the countries that its goods come
 * from. Each flag has the ratio 3 : 2 and is drawn on 30 by 20 units.
 */
export const flags: Readonly<Record<string, ReactNode>> = {
  TH: fragmentOf(field('#a51931'), band(3.33, 13.34, '#f4f5f8'), band(6.67, 6.66, '#2d2a4a')),
  GB: unionJack,
  EN: unionJack,
  LA: fragmentOf(field('#ce1126'), band(5, 10, '#002868'), <circle cx="15" cy="10" r="4" fill="#fff" />),
  KH: fragmentOf(
    field('#032ea1'),
    band(5, 10, '#e00025'),
    <path
      d="M8.5 14.2v-1.3h1v-1.6h1.4v-1.8l1-1 1 1v1.8h1V8.4L15 6.6l1.1 1.8v2.9h1V9.5l1-1 1 1v1.8h1.4v1.6h1v1.3z"
      fill="#fff"
    />,
  ),
  VN: fragmentOf(field('#da251d'), star(15, 10.4, 6, '#ff0')),
  MM: fragmentOf(
    field('#fecb00'),
    band(6.67, 6.67, '#34b233'),
    band(13.33, 6.67, '#ea2839'),
    star(15, 10.8, 6.6, '#fff'),
  ),
  MY: fragmentOf(
    field('#cc0001'),
    <path
      d="M0 2.14h30M0 5h30M0 7.86h30M0 10.71h30M0 13.57h30M0 16.43h30M0 19.29h30"
      stroke="#fff"
      strokeWidth="1.43"
    />,
    <path d="M0 0h15v11.43H0z" fill="#010066" />,
    crescent(6.2, 5.7, 3.8, '#fc0', '#010066'),
    star(9.6, 5.7, 2.4, '#fc0'),
    star(9.6, 5.7, 2.4, '#fc0', 36),
  ),
  SG: fragmentOf(
    field('#fff'),
    band(0, 10, '#ed2939'),
    crescent(6.5, 5, 3.6, '#fff', '#ed2939'),
    star(9.6, 3.1, 0.75, '#fff'),
    star(11.4, 4.4, 0.75, '#fff'),
    star(10.7, 6.6, 0.75, '#fff'),
    star(8.5, 6.6, 0.75, '#fff'),
    star(7.8, 4.4, 0.75, '#fff'),
  ),
  ID: fragmentOf(field('#fff'), band(0, 10, '#ce1126')),
  PH: fragmentOf(
    field('#0038a8'),
    band(10, 10, '#ce1126'),
    <path d="M0 0v20l17-10z" fill="#fff" />,
    <circle cx="5.6" cy="10" r="2.2" fill="#fcd116" />,
    star(1.8, 3, 1, '#fcd116'),
    star(1.8, 17, 1, '#fcd116'),
    star(14, 10, 1, '#fcd116'),
  ),
  BN: fragmentOf(
    field('#f7e017'),
    <path d="m0 0 30 13.5V20L0 6.5z" fill="#fff" />,
    <path d="m0 3.8 30 13.5V20L0 6.5z" fill="#000" />,
    <path d="M11 7.5a4.6 4.6 0 1 0 8 0M15 4.5v9" fill="none" stroke="#cf1126" strokeWidth="1.4" />,
  ),
  TL: fragmentOf(
    field('#dc241f'),
    <path d="M0 0v20l15-10z" fill="#ffc726" />,
    <path d="M0 0v20l10-10z" fill="#000" />,
    star(3.6, 10, 2.4, '#fff', -20),
  ),
  CN: fragmentOf(
    field('#de2910'),
    star(5, 5, 3, '#ffde00'),
    star(10, 2, 1, '#ffde00', 20),
    star(12, 4, 1, '#ffde00', 40),
    star(12, 7, 1, '#ffde00'),
    star(10, 9, 1, '#ffde00', 20),
  ),
  JP: fragmentOf(field('#fff'), <circle cx="15" cy="10" r="6" fill="#bc002d" />),
  KR: fragmentOf(
    field('#fff'),
    <g transform="rotate(33.7 15 10)">
      <path d="M10 10a5 5 0 0 1 10 0" fill="#cd2e3a" />
      <path d="M20 10a5 5 0 0 1-10 0" fill="#0047a0" />
      <circle cx="12.5" cy="10" r="2.5" fill="#cd2e3a" />
      <circle cx="17.5" cy="10" r="2.5" fill="#0047a0" />
    </g>,
    <path
      d="m5 5.6 2-3m-1.1 3.7 2-3m-1.1 3.7 2-3M21.2 13.3l2 3m-1.1-3.7 2 3m-1.1-3.7 2 3M21.2 6.7l2-3m-1.1 3.7 2-3m-1.1 3.7 2-3M5 14.4l2 3m-1.1-3.7 2 3m-1.1-3.7 2 3"
      stroke="#000"
      strokeWidth=".7"
    />,
  ),
  IN: fragmentOf(
    field('#fff'),
    band(0, 6.67, '#f93'),
    band(13.33, 6.67, '#128807'),
    <circle cx="15" cy="10" r="2.5" fill="none" stroke="#008" strokeWidth=".6" />,
    <circle cx="15" cy="10" r=".6" fill="#008" />,
  ),
  US: fragmentOf(
    field('#b22234'),
    <path
      d="M0 2.31h30M0 5.38h30M0 8.46h30M0 11.54h30M0 14.62h30M0 17.69h30"
      stroke="#fff"
      strokeWidth="1.54"
    />,
    <path d="M0 0h12.8v10.77H0z" fill="#3c3b6e" />,
    <path d="M1 1.7h11M1 4.1h11M1 6.5h11M1 8.9h11" stroke="#fff" strokeWidth=".9" strokeDasharray=".9 1.1" />,
  ),
  DE: fragmentOf(field('#dd0000'), band(0, 6.67, '#000'), band(13.33, 6.67, '#fc0')),
  FR: fragmentOf(field('#fff'), pale(0, 10, '#002395'), pale(20, 10, '#ed2939')),
  IT: fragmentOf(field('#fff'), pale(0, 10, '#009246'), pale(20, 10, '#ce2b37')),
}
