import { readFile } from 'node:fs/promises'
import { axeFaults } from '../support/axe-faults.ts'
import { boxOf } from '../support/box-of.ts'
import { newCustomer } from '../support/new-customer.ts'
import { enterOffice } from '../support/office-session.ts'
import { signIn } from '../support/office-sign-in.ts'
import { moveOrder, placeOrder } from '../support/orders.ts'
import { messagesTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('an order goes from placed to delivered and refunded, and its customer is told', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.expect(/401/)
  troubles.expect(/409/)
  const customer = await newCustomer(request)
  const { orderNumber } = await placeOrder(request, customer, 'card')
  await moveOrder(request, orderNumber, 'payment.paid')
  await page.goto('/office/orders?view=all')
  await signIn(page, 'owner')
  const search = page.getByRole('searchbox', { name: 'เลขคำสั่งซื้อ ชื่อลูกค้า หรือเบอร์โทรศัพท์' })
  await search.fill(orderNumber)
  await search.press('Enter')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: orderNumber }).click()
  const actions = page.getByRole('region', { name: 'ทำได้ตอนนี้' })
  await actions.getByRole('button', { name: 'เริ่มเตรียมสินค้า' }).click()
  await actions.getByRole('button', { name: 'แพ็กเสร็จ พร้อมจัดส่ง' }).click()
  await actions.getByLabel('ขนส่ง').fill('ไปรษณีย์ไทย')
  await actions.getByLabel('เลขพัสดุ').fill('EE 1234 56789 TH')
  await actions.getByRole('button', { name: 'ส่งให้บริษัทขนส่ง' }).click()
  const texts = async () => (await messagesTo(request, customer.phoneNumber)).map(({ text }) => text)
  await expect(actions.getByLabel('เลขพัสดุ')).toHaveValue('EE123456789TH')
  // It would go out with the corrected number otherwise.
  await expect.poll(texts).toHaveLength(4)

  // A colleague has the same order open while its tracking number is corrected.
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(colleague.getByLabel('เลขพัสดุ')).toHaveValue('EE123456789TH')
  await actions.getByLabel('เลขพัสดุ').fill('EE987654321TH')
  await actions.getByRole('button', { name: 'แก้เลขพัสดุ' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'แก้เลขพัสดุ' })).toContainText('สหชัย ธนากร')
  await colleague.getByRole('button', { name: 'ถึงผู้รับแล้ว' }).click()
  await expect(colleague.getByText('มีคนแก้คำสั่งซื้อนี้ไปก่อนแล้ว')).toBeVisible()
  await colleague.getByRole('button', { name: 'โหลดใหม่' }).click()
  await expect(colleague.getByLabel('เลขพัสดุ')).toHaveValue('EE987654321TH')
  await colleague.close()

  await actions.getByRole('button', { name: 'ถึงผู้รับแล้ว' }).click()
  await expect(actions.getByRole('button', { name: 'ปิดงาน' })).toBeVisible()
  const refund = page.getByRole('dialog')
  await actions.getByRole('button', { name: 'คืนเงิน' }).click()
  await refund.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await refund.getByRole('button', { name: /^คืนเงิน ฿/ }).click()
  await expect(refund.getByText('กรุณาใส่เหตุผล')).toBeVisible()
  await refund.getByLabel('เหตุผล (พิมพ์ในใบลดหนี้)').fill('แผ่นบิ่น')
  expect(await axeFaults(page)).toEqual([])
  await refund.getByRole('button', { name: /^คืนเงิน ฿/ }).click()
  const given = page.getByRole('listitem').filter({ hasText: 'คืนแล้ว' })
  await expect(given).toHaveCount(1)
  await actions.getByRole('button', { name: 'คืนเงิน' }).click()
  await refund.getByLabel(/^รวมค่าจัดส่ง/).check()
  await refund.getByLabel('เหตุผล (พิมพ์ในใบลดหนี้)').fill('ส่งช้า')
  await refund.getByRole('button', { name: /^คืนเงิน ฿/ }).click()
  await expect(given).toHaveCount(2)
  await expect(actions.getByRole('button', { name: 'คืนเงิน' })).toBeHidden()

  await page
    .getByRole('link', { name: /^ใบลดหนี้ PHC-/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: /^ใบลดหนี้ PHC-/ })).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: /^ใบกำกับภาษี.* PHT-/ }).click()
  await expect(page.getByRole('article', { name: /^ใบกำกับภาษี/ })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await expect.poll(texts).toHaveLength(6)
  const sent = (await texts()).toReversed()
  const words = ['OTP', 'ได้รับคำสั่งซื้อ', 'ได้รับเงิน', 'EE123456789TH', 'คืนเงิน', 'คืนเงิน']
  for (const [index, word] of words.entries()) expect(sent[index]).toContain(word)

  // No provider gives back what was paid at the door: somebody transfers it.
  const cash = await placeOrder(request, customer, 'cashOnDelivery')
  await moveOrder(request, cash.orderNumber, 'order.process', 'order.ready', 'order.ship', 'order.deliver')
  await page.goto(`/office/orders/${cash.orderNumber}`)
  await actions.getByRole('button', { name: 'คืนเงิน' }).click()
  await refund.getByRole('button', { name: 'เพิ่มจำนวน' }).click()
  await refund.getByLabel('เหตุผล (พิมพ์ในใบลดหนี้)').fill('แผ่นบิ่น')
  await refund.getByRole('button', { name: /^คืนเงิน ฿/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'ต้องโอนคืนเอง' })).toBeVisible()
  await page.goto('/office/orders?view=toRefund')
  const owed = page.getByRole('listitem').filter({ hasText: cash.orderNumber })
  await owed.getByLabel(`โอนคืน ${cash.orderNumber} อย่างไร`).fill('กสิกรไทย 123-4-56789-0')
  expect(await axeFaults(page)).toEqual([])
  await owed.getByRole('button', { name: 'โอนคืนแล้ว' }).click()
  await expect(owed).toBeHidden()
  await expect.poll(async () => (await texts())[0]).toContain(`คืนเงินของคำสั่งซื้อ ${cash.orderNumber}`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
})

test('nobody owes anything for an order that was cancelled', async ({ page, context, request, baseURL }) => {
  await enterOffice(context, baseURL, 'owner')
  const customer = await newCustomer(request)
  const { orderNumber } = await placeOrder(request, customer, 'cashOnDelivery')
  await page.goto(`/office/orders?view=all&keyword=${customer.phoneNumber}`)
  const order = page.getByRole('row', { name: orderNumber })
  await expect(order).toContainText('รอเก็บปลายทาง')
  await moveOrder(request, orderNumber, 'order.cancel')
  await page.reload()
  await expect(order).toContainText('ไม่ต้องชำระ')
  await expect(order).toContainText('ยกเลิกแล้ว')
})

test('the warehouse hands chosen parcels over together, and has no button to refund or cancel', async ({
  page,
  request,
  troubles,
}) => {
  troubles.expect(/401/)
  troubles.expect(/409/)
  const customer = await newCustomer(request)
  const first = await placeOrder(request, customer, 'cashOnDelivery')
  const second = await placeOrder(request, customer, 'cashOnDelivery')
  await page.goto(`/office/orders?view=all&keyword=${customer.phoneNumber}`)
  await signIn(page, 'warehouse')
  await page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }).check()
  const chosen = page.getByRole('region', { name: 'รายการที่เลือก' })
  await chosen.getByRole('button', { name: 'เริ่มเตรียมสินค้า 2' }).click()
  await expect(chosen.getByRole('status')).toHaveText('ทำแล้ว 2 จาก 2 · สำเร็จ 2')
  await chosen.getByRole('button', { name: 'เตรียมเสร็จแล้ว 2' }).click()
  await chosen.getByRole('button', { name: 'ส่งให้บริษัทขนส่ง 2' }).click()
  const parcels = page.getByRole('dialog', { name: 'ส่งให้บริษัทขนส่ง' })
  await parcels.getByLabel('ขนส่ง').fill('Flash')
  await parcels.getByLabel(`เลขพัสดุของ ${first.orderNumber}`).fill('TH0001')
  await parcels.getByLabel(`เลขพัสดุของ ${second.orderNumber}`).fill('TH 0001')
  await expect(parcels.getByText('เลขนี้ซ้ำกับอีกรายการ')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(
    ([list]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', list ?? '')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [`${first.orderNumber}\tTH0011\n${second.orderNumber}\tTH0022`],
  )
  // Somebody else is quicker with one of them.
  await moveOrder(request, second.orderNumber, 'order.ship')
  await parcels.getByRole('button', { name: 'ส่ง 2 พัสดุ' }).click()
  // The dialog stays with the one that failed, and with its number.
  await expect(parcels.getByRole('status')).toHaveText('ทำแล้ว 2 จาก 2 · สำเร็จ 1')
  await expect(parcels.getByRole('link', { name: second.orderNumber })).toBeVisible()
  await expect(parcels.getByLabel(/^เลขพัสดุของ/)).toHaveCount(1)
  await expect(parcels.getByLabel(`เลขพัสดุของ ${second.orderNumber}`)).toHaveValue('TH0022')
  expect(await axeFaults(page)).toEqual([])
  await parcels.getByRole('button', { name: 'ปิด' }).last().click()
  await expect(parcels).toBeHidden()
  await expect(chosen.getByRole('status')).toHaveText('ทำแล้ว 2 จาก 2 · สำเร็จ 1')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ส่งออก CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.charCodeAt(0)).toBe(0xfeff)
  expect(file).toContain('เลขพัสดุ')
  expect(file).toContain('TH0011')
  expect(file.trim().split('\n')).toHaveLength(3)

  await page.getByLabel('สั่งถึงวันที่').fill('2020-01-01')
  await page.getByLabel('สั่งถึงวันที่').blur()
  await expect(page.getByText('ไม่มีคำสั่งซื้อในมุมมองนี้')).toBeVisible()
  await page.goBack()
  await page.getByRole('table').getByRole('link', { name: second.orderNumber }).click()
  await expect(page.getByRole('heading', { name: second.orderNumber })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: first.orderNumber })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ถัดไป J' })).toBeHidden()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: second.orderNumber })).toBeVisible()
  await expect(page.getByRole('button', { name: /คืนเงิน|ยกเลิก/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'กลับไปรายการ' }).click()
  await expect(page).toHaveURL(new RegExp(`keyword=${customer.phoneNumber}`))
})

test('on a phone the sum of a line stands at its right end, under the name', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { orderNumber } = await placeOrder(request, await newCustomer(request), 'card')
  await enterOffice(context, baseURL, 'sales')
  await page.goto(`/office/orders/${orderNumber}`)
  const line = page.getByRole('listitem').filter({ has: page.locator('img') })
  const [whole, name, sum] = [
    await boxOf(line),
    await boxOf(line.locator('b').first()),
    await boxOf(line.locator('b').last()),
  ]
  expect(sum.x + sum.width).toBeCloseTo(whole.x + whole.width, 0)
  expect(sum.y).toBeGreaterThanOrEqual(name.y + name.height)
})
