import { dialogScenes } from './dialog-scenes.ts'
import { failing, press, pressForDialog, type Scene } from './scene.ts'

const search = async (page: Parameters<NonNullable<Scene['act']>>[0]['page'], words: string) => {
  const field = page.getByRole('combobox', { name: /ค้นหาสินค้า|^Search/ }).filter({ visible: true })
  await field.fill(words)
  await page.getByRole('option').first().waitFor()
}

export const publicScenes = {
  home: [
    { name: 'home', path: '/' },
    { name: 'home, by night', path: '/', scheme: 'dark' },
    { name: 'menu', path: '/', phoneOnly: true, act: pressForDialog(/^(เมนู|Menu)$/) },
    { name: 'suggestions', path: '/', act: ({ page }) => search(page, 'acrylic') },
    { name: 'nothing suggested', path: '/', act: ({ page }) => search(page, 'zzqqzz') },
    {
      name: 'offline',
      path: '/',
      async act({ page, context }) {
        await page.evaluate(() => navigator.serviceWorker.ready)
        await context.setOffline(true)
        await page.goto('/blogs')
      },
    },
    ...dialogScenes,
  ],
  productList: [
    { name: 'products', path: '/product' },
    { name: 'a category', path: '/product/c-packaging' },
    { name: 'filtered', path: '/product/c-sign-materials-acrylic?color=c8201e&inStock=true' },
    { name: 'filters', path: '/product', phoneOnly: true, act: pressForDialog(/^(กรอง|Filter)/) },
    { name: 'specials', path: '/product?special=true' },
    { name: 'found', path: '/product?keyword=acrylic' },
    { name: 'nothing found', path: '/product?keyword=zzzz' },
    { name: 'as a table', path: '/product?keyword=AC-CAST&view=table' },
    {
      name: 'more products did not come',
      path: '/product',
      before: failing('**/api/products?**'),
      async act({ page }) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.getByRole('alert').first().waitFor()
      },
    },
    {
      name: 'comparison',
      path: '/product?keyword=AC-C',
      async act(stage) {
        await stage.page.getByRole('button', { name: /^(เลือกสินค้าเพื่อ|Choose products to compare)/ }).click()
        const checks = stage.page.locator('main li[data-entry]').getByRole('checkbox')
        await checks.nth(0).press('Space')
        await checks.nth(1).press('Space')
        await pressForDialog(/^(ดูการเปรียบเทียบ|Compare)/)(stage)
      },
    },
  ],
  productDetail: [
    { name: 'product', path: '/product/detail/p-ac-cast' },
    { name: 'sold out', path: '/product/detail/p-ex-pod' },
    { name: 'size guide', path: '/product/detail/p-ac-cast', act: pressForDialog(/วิธีวัดขนาด|Size guide/) },
    {
      name: 'asking about a product',
      path: '/product/detail/p-ac-cast',
      act: pressForDialog(/สอบถามข้อมูลเพิ่มเติม|Ask for more information/),
    },
    { name: 'no such product', path: '/product/detail/p-none' },
  ],
  blogList: [{ name: 'articles', path: '/blogs' }],
  blogDetail: [{ name: 'article', path: '/blogs/detail/cast-or-extruded-acrylic' }],
  newsList: [{ name: 'news', path: '/news' }],
  newsDetail: [{ name: 'newest news', path: '/news/detail' }],
  quickOrder: [{ name: 'quick order', path: '/quick-order' }],
  lineSignIn: [{ name: 'back from LINE', path: '/sign-in/line?error=access_denied' }],
  about: [{ name: 'about and contact', path: '/about' }],
  banner: [{ name: 'banner', path: '/banner/special-prices' }],
  privacyPolicy: [{ name: 'privacy policy', path: '/privacyPolicy' }],
  terms: [{ name: 'terms', path: '/termandcon' }],
  demo: [
    { name: 'gallery', path: '/demo' },
    { name: 'flow', path: '/demo/payment' },
    { name: 'flow by night', path: '/demo/payment', act: press(/^(โหมดมืด|Dark)$/) },
  ],
  notFound: [{ name: 'not found', path: '/nowhere' }],
} as const satisfies Record<string, readonly [Scene, ...Scene[]]>
