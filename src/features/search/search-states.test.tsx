import { useSelector } from '@xstate/react'
import { createRef } from 'react'
import type { ActorRefFrom, ContextFrom } from 'xstate'
import { searchMachine } from '../../../machines/search/search.machine.ts'
import type { ProductListItem } from '../../../openapi/generated/schema.ts'
import { describeScreenStates } from '../../../tests/support/screen-states/describe-screen-states.tsx'
import type { SearchOption } from '../../flows/search/search-option.ts'
import { searchView } from '../../flows/search/search-view.ts'
import SearchList from './search-list.tsx'

const sheet = { width: 1220, length: 2440, thickness: 3, unit: 'millimetre' as const }
const weight = { value: 10.6, unit: 'kilogram' as const }
const product: ProductListItem = {
  id: 'p-1',
  code: 'AC-CLR',
  name: 'อะคริลิกหล่อใส',
  categoryPath: 'sign-materials.acrylic',
  status: 'available',
  imageUrl: '/media/acrylic.svg',
  imageAlt: 'อะคริลิก',
  colors: [],
  price: { amount: 93 },
  unit: 'แผ่น',
  sizes: { count: 2, smallest: sheet, largest: sheet, weight: { min: weight, max: weight } },
}
const options: SearchOption[] = [
  { kind: 'product', product },
  { kind: 'category', category: { id: 'c-1', path: 'sign-materials.acrylic', name: 'แผ่นอะคริลิก' } },
  { kind: 'word', keyword: 'อะคริลิกใส' },
  { kind: 'all', keyword: 'อะคริลิก', total: 35 },
]
const context: ContextFrom<typeof searchMachine> = {
  text: 'อะคริลิก',
  recent: [],
  foundFor: 'อะคริลิก',
  found: { options, totalRecords: 35 },
  active: 0,
  errorCode: undefined,
}
const found = [
  /1 จาก 35 รายการ/,
  /อะคริลิกหล่อใส1,220\s×\s2,440.*10\.6\sกก\.เริ่มต้น ฿93 ?\/แผ่น/,
  /แผ่นอะคริลิก/,
  /อะคริลิกใส/,
  /ดูผลการค้นหาทั้งหมด 35 รายการ/,
]

function ShownSearch({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  const snapshot = useSelector(actor, (state) => state)
  const view = searchView(snapshot)
  if (view.kind === 'closed') return null
  return (
    <SearchList
      id="list"
      view={view}
      active={snapshot.context.active}
      field={createRef()}
      onChoose={() => {}}
    />
  )
}

const options_ = [
  'อะคริลิกหล่อใส1,220 × 2,440 × 3 มม. · 10.6 กก.เริ่มต้น ฿93/แผ่น',
  'แผ่นอะคริลิก',
  'อะคริลิกใส',
  'ดูผลการค้นหาทั้งหมด 35 รายการ',
]

describeScreenStates('search', {
  machine: searchMachine,
  context,
  states: {
    closed: { unseen: 'The field stands alone.' },
    'open.deciding': { unseen: 'It is left at once.' },
    'open.recent': {
      shows: [/ค้นหาล่าสุด/, /plaswood/, /ลบคำค้นล่าสุดทั้งหมด/],
      controls: ['plaswood', 'ลบ “plaswood” จากคำค้นล่าสุด', 'ลบคำค้นล่าสุดทั้งหมด'],
      context: { text: '', recent: ['plaswood'] },
    },
    'open.blank': { unseen: 'There is nothing to offer: the field stands alone.' },
    'open.resting': { shows: found, controls: options_ },
    'open.asking': { shows: found, controls: options_ },
    'open.found': { shows: found, controls: options_ },
    'open.failed': { unseen: 'The keyword can still be searched; the list of results says what is wrong.' },
  },
  show: (actor) => <ShownSearch actor={actor} />,
})
