import { axeFaults } from './support/axe-faults.ts'
import { addToCart, cartDrawer, openCustomer, quantitiesOf } from './support/cart.ts'
import { tokensOf } from './support/customer.ts'
import { newCustomer } from './support/new-customer.ts'
import { live, still } from './support/ready.ts'
import { signInDialog } from './support/sign-in-dialog.ts'
import { expect, test } from './support/test.ts'

const cast = '/product/detail/p-ac-cast'
const sky = `${cast}?variant=p-ac-cast-sky-600x1200x5`

test('a guest puts goods into the cart without signing in, and sees them all in its drawer', async ({
  page,
}) => {
  await page.goto(sky)
  await live(page)
  await addToCart(page).click()
  const added = cartDrawer(page)
  await expect(added).toContainText('600 × 1,200 × 5 มม.')
  await expect(added).toContainText('ตะกร้า 1 รายการ')
  await expect(page).toHaveURL(sky)
  await still(page)
  expect(await axeFaults(page)).toEqual([])
  await added.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await expect(added.getByRole('spinbutton')).toHaveValue('2')
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()
  await expect(addToCart(page)).toBeFocused()

  await page.goto(`${cast}?variant=p-ac-cast-black-300x600x2`)
  await live(page)
  await addToCart(page).click()
  await expect(added.getByRole('listitem').first()).toContainText('300 × 600 × 2 มม.')
  await added.getByRole('button', { name: 'เลือกซื้อต่อ' }).click()
  await expect(added).toBeHidden()
  await page.getByRole('link', { name: 'ตะกร้า มี 2 รายการ' }).click()
  const drawer = page.getByRole('dialog', { name: 'สินค้าที่เลือกไว้' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await drawer.getByRole('button', { name: /^ลบ/ }).first().click()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('spinbutton')).toHaveValue('2')
  await drawer.getByRole('button', { name: /^ลบ/ }).click()
  await expect(drawer).toContainText('ไม่มีสินค้าในตะกร้า')
  await expect(drawer.getByRole('link', { name: 'ไปชำระเงิน' })).toHaveCount(0)
})

test('what goes with the goods is one press away from the drawer', async ({ page }) => {
  await page.goto(sky)
  await live(page)
  await addToCart(page).click()
  const companions = cartDrawer(page).getByRole('region', { name: 'ใช้คู่กัน' })
  await expect(companions.getByRole('listitem')).toHaveCount(3)
  await companions.getByRole('link', { name: /^น้ำยาประสานอะคริลิก/ }).click()
  await expect(cartDrawer(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'น้ำยาประสานอะคริลิก' })).toBeVisible()
})

test('more than there is stays as typed, and the press that leaves the field does not go on with another number', async ({
  page,
}) => {
  await page.goto(sky)
  await live(page)
  await addToCart(page).click()
  const drawer = cartDrawer(page)
  const figure = drawer.getByRole('spinbutton')
  await figure.fill('999')
  const place = await drawer.getByRole('link', { name: 'ไปชำระเงิน' }).boundingBox()
  if (!place) throw new Error('The way to the checkout has no place')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(drawer).toContainText('พร้อมส่ง 75 แผ่น ถามทาง LINE หากต้องการ 999 แผ่น')
  await expect(figure).toHaveValue('999')
  await expect(drawer.getByRole('button', { name: 'ไปชำระเงิน' })).toBeDisabled()
  await expect(drawer).toContainText('จำนวนที่ใส่ยังสั่งไม่ได้ กรุณาแก้ไขก่อน')
  await expect(page).toHaveURL(sky)
  await figure.fill('3')
  await figure.press('Enter')
  await expect(drawer.getByRole('link', { name: 'ไปชำระเงิน' })).toBeVisible()
})

test('a guest who wants to pay signs in over the page, and everything arrives at the checkout', async ({
  page,
  context,
  request,
}) => {
  const customer = await newCustomer(request)
  for (const variant of ['sky-600x1200x5', 'black-300x600x2']) {
    await page.goto(`${cast}?variant=p-ac-cast-${variant}`)
    await live(page)
    await addToCart(page).click()
    await expect(cartDrawer(page)).toBeVisible()
  }
  await cartDrawer(page).getByRole('link', { name: 'ไปชำระเงิน' }).click()
  const { userName, dialog, fill } = signInDialog(page)
  await expect(userName).toBeFocused()
  await expect(cartDrawer(page)).toBeHidden()
  await expect(dialog).toContainText('เก็บสินค้าไว้ให้แล้ว 2 รายการ')
  expect(new URL(page.url()).pathname).toBe(cast)
  await fill(customer.phoneNumber, customer.password)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect
    .poll(async () => quantitiesOf(request, { ...customer, ...(await tokensOf(context)) }))
    .toEqual([1, 1])
  await expect(page.getByRole('main')).toContainText('300 × 600 × 2 มม.')
  await expect(page.getByRole('main')).toContainText('600 × 1,200 × 5 มม.')
})

test(
  'R8.22: a customer sees what the cart took in the drawer, changes it there, and goes to the cart',
  { tag: '@desktop' },
  async ({ page, context, request, baseURL }) => {
    const tokens = await openCustomer(request, context, baseURL)
    await page.goto(sky)
    await live(page)
    await addToCart(page).click()
    const drawer = cartDrawer(page)
    await expect(drawer).toContainText('600 × 1,200 × 5 มม.')
    await still(page)
    expect(await axeFaults(page)).toEqual([])
    await drawer.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
    await expect.poll(() => quantitiesOf(request, tokens)).toEqual([2])
    await page.mouse.click(5, 5)
    await expect(drawer).toBeHidden()
    await addToCart(page).click()
    await drawer.getByRole('link', { name: 'ไปที่ตะกร้า' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
  },
)

test('without the script of the drawer, a message says that the goods are kept', async ({
  page,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED/)
  troubles.expect(/Unable to preload CSS/)
  await page.route('**/assets/shop-cart-drawer-*', (route) => route.abort())
  await page.goto(sky)
  await live(page)
  await addToCart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'เพิ่มสินค้าลงตะกร้าแล้ว' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ตะกร้า มี 1 รายการ' })).toBeVisible()
})
