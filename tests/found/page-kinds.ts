/** One address of each kind of page that search engines may list, with the types of data that it must carry. */
export const pageKinds: readonly { path: string; types: readonly string[] }[] = [
  { path: '/', types: ['Organization', 'WebSite'] },
  { path: '/product', types: ['BreadcrumbList'] },
  { path: '/product?special=true', types: ['BreadcrumbList'] },
  { path: '/product/c-packaging', types: ['BreadcrumbList'] },
  { path: '/product/detail/p-ac-cast', types: ['Product', 'BreadcrumbList'] },
  { path: '/blogs', types: [] },
  { path: '/blogs/detail/cutting-acrylic', types: ['BlogPosting', 'BreadcrumbList'] },
  { path: '/news', types: [] },
  { path: '/news/detail/rayong-branch-opens', types: ['NewsArticle', 'BreadcrumbList'] },
  { path: '/banner/special-prices', types: ['BreadcrumbList'] },
  { path: '/about', types: ['Organization'] },
  { path: '/privacyPolicy', types: [] },
  { path: '/termandcon', types: [] },
]

export const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`
