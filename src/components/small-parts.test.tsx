import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ActionButton, ActionLink } from './action/action.tsx'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { EmptyNotice } from './empty-notice/empty-notice.tsx'
import { showPart } from '../../tests/support/show-part.tsx'
import { SkeletonGroup, SkeletonText } from './skeleton/skeleton.tsx'
import { DiscountTag, ProductStatusTag } from './tag/tag.tsx'

afterEach(cleanup)

it('breadcrumbs lead from the home page to here, which is named and is no link', async () => {
  await showPart(<Breadcrumbs trail={[{ to: '/product/signs', label: 'ป้าย' }]} here="อะคริลิก" />)
  expect(screen.getByRole('navigation', { name: 'คุณอยู่ที่' })).toBeDefined()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['หน้าแรก', '/'],
    ['ป้าย', '/product/signs'],
  ])
  expect(screen.getByText('อะคริลิก').getAttribute('aria-current')).toBe('page')
})

it('tags say in words what cannot be bought, and what is saved', async () => {
  const { container, rerender } = await showPart(<ProductStatusTag status="soldOut" />)
  expect(container.textContent).toBe('สินค้าหมด')
  rerender(<ProductStatusTag status="cancelled" />)
  expect(container.textContent).toBe('ยกเลิกการขาย')
  rerender(<ProductStatusTag status="available" />)
  expect(container.textContent).toBe('')
  rerender(<DiscountTag percent={6} />)
  expect(container.textContent).toBe('ลด 6%')
  rerender(<DiscountTag percent={undefined} />)
  expect(container.textContent).toBe('')
})

it('skeletons say once that something is loading', async () => {
  await showPart(
    <SkeletonGroup>
      <SkeletonText lines={2} />
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด')
})

it('a button that waits is busy, keeps its name and does nothing more', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  await showPart(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <ActionButton type="submit" onClick={onClick} isWaiting>
        ส่ง
      </ActionButton>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'ส่ง' })
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('an empty notice says what is missing and has a way on', async () => {
  await showPart(
    <EmptyNotice title="ยังไม่มีสินค้า" text="เริ่มจากวัสดุที่ใช้บ่อย">
      <ActionLink to="/product">ดูสินค้า</ActionLink>
    </EmptyNotice>,
  )
  expect(screen.getByText('ยังไม่มีสินค้า')).toBeDefined()
  expect(screen.getByRole('link', { name: 'ดูสินค้า' }).getAttribute('href')).toBe('/product')
})
