import type { Order } from '../../../openapi/generated/schema.ts'
import { failing, held, press, pressForDialog, type Scene, type Stage } from './scene.ts'

const pressSubmit = ({ page }: Pick<Stage, 'page'>) =>
  page.locator('main button[type=submit]').filter({ visible: true }).first().click()

const detail = (status: Order['status']): Scene => ({
  name: `order: ${status}`,
  path: ({ orderThat }) => `/profile/order-detail/${orderThat(status).id}`,
  as: 'customer',
})

/** What only a customer sees of the own account. */
export const customerScenes = {
  profile: [
    { name: 'profile', path: '/profile', as: 'customer' },
    { name: 'profile, loading', path: '/profile', as: 'customer', before: held('**/api/customers') },
    { name: 'profile, not loaded', path: '/profile', as: 'customer', before: failing('**/api/customers') },
    {
      name: 'profile, being edited',
      path: '/profile',
      as: 'customer',
      async act(stage) {
        await press(/^(แก้ไข ข้อมูลส่วนตัว|Edit Personal info)$/)(stage)
        await stage.page.getByLabel(/^(นามสกุล|Last name)/).fill('')
        await pressSubmit(stage)
      },
    },
    { name: 'addresses', path: '/profile?tab=addresses', as: 'customer' },
    { name: 'no addresses', path: '/profile?tab=addresses', as: 'newcomer' },
    {
      name: 'address form with errors',
      path: '/profile?tab=addresses',
      as: 'customer',
      async act(stage) {
        await press(/เพิ่มที่อยู่|Add address/)(stage)
        await stage.page
          .getByRole('dialog')
          .getByRole('button', { name: /บันทึกที่อยู่|Save address/ })
          .click()
      },
    },
    {
      name: 'deleting an address',
      path: '/profile?tab=addresses',
      as: 'customer',
      act: pressForDialog(/^(ลบ|Delete)/),
    },
    { name: 'orders', path: '/profile?tab=orders', as: 'customer' },
    { name: 'no orders', path: '/profile?tab=orders', as: 'newcomer' },
    {
      name: 'orders, loading',
      path: '/profile?tab=orders',
      as: 'customer',
      before: held('**/api/customers/orders**'),
    },
    {
      name: 'orders, not loaded',
      path: '/profile?tab=orders',
      as: 'customer',
      before: failing('**/api/customers/orders**'),
    },
    { name: 'settings', path: '/profile?tab=settings', as: 'customer' },
  ],
  changePassword: [
    { name: 'change password', path: '/profile/change-password', as: 'customer' },
    {
      name: 'change password, nothing filled in',
      path: '/profile/change-password',
      as: 'customer',
      act: pressSubmit,
    },
  ],
  quotation: [
    { name: 'quotations', path: '/profile/quotation', as: 'customer' },
    { name: 'asking for a quotation', path: '/profile/quotation/new', as: 'customer' },
  ],
  orderDetail: [
    { name: 'orders by themselves', path: '/profile/order-detail', as: 'customer' },
    detail('pending'),
    detail('failed'),
    detail('paid'),
    detail('shipped'),
    detail('complete'),
    detail('cancelOrder'),
  ],
} as const satisfies Record<string, readonly [Scene, ...Scene[]]>
