import type { Layout } from '@phaen/statecharts'
import { Gallery } from '@phaen/statecharts/react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import map from '../../../machines/flow-map.json'
import { ShopMark } from '../../components/shop-mark/shop-mark.tsx'
import { demoPath } from './demo-path.ts'
import { useFormat } from '../../lib/formats/use-format.ts'
import { flowList } from './flow-list.ts'

/** Every flow of the shop, to read and to play. */
export function ShopGallery({ flow, extras }: { flow: string | undefined; extras: ReactNode }) {
  const { language } = useFormat()
  const state = useLocation().hash.slice(1) || undefined
  const go = useNavigate()
  const place = { machine: flow, state, addressOf: demoPath, go: (to: string) => void go(to) }
  return <Gallery machines={flowList} map={flowMap} brand={<ShopMark />} {...{ language, place, extras }} />
}

const flowMap = {
  rows: map.rows,
  // JSON has no tuples: `npm run gen` wrote them, and its check compares them.
  layout: map.layout as unknown as Layout,
  names: {
    otherTab: { en: 'other tab', th: 'แท็บอื่น' },
    network: { en: 'network', th: 'เครือข่าย' },
    apiClient: { en: 'API client', th: 'คำขอ API' },
  },
  start: 'session',
}
