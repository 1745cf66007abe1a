import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, NavLink, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Link as LeanLink, NavLink as LeanNavLink } from './server-router.tsx'

const targets = [
  '/',
  '/product',
  '/product/',
  '/product/detail/p-1?color=red#sizes',
  '/Product',
  '/product?page=2',
  '//elsewhere.example/a',
  '/product/../blog',
  '/product/%E0%B8%81',
  '/สินค้า',
  '?page=3',
  '#top',
  'detail/p-2',
  '..',
  'https://elsewhere.example/a',
  { search: '?page=2' },
  { search: 'page=2', hash: 'top' },
  { search: '' },
  { pathname: '/blog', search: '?page=1' },
  { pathname: '/blog', search: '' },
  { pathname: '/blog', search: 'page=1', hash: 'top' },
  { pathname: 'detail' },
]

const kinds = {
  Link: { real: Link, lean: LeanLink },
  NavLink: { real: NavLink, lean: LeanNavLink },
}

it.each(['Link', 'NavLink'] as const)('the lean %s is written as the real one', (kind) => {
  const render = (by: 'real' | 'lean', at: string) => {
    const Part = kinds[kind][by]
    const links = targets.map((to) => (
      <Part
        key={JSON.stringify(to)}
        to={to}
        replace
        state={{ a: 1 }}
        preventScrollReset
        className="one"
        aria-label="x"
      >
        words
      </Part>
    ))
    const more = [
      <Part key="mask" to="/a" mask="/b" />,
      <Part key="document" to="/product" reloadDocument />,
      <Part key="quiet" to="/product" discover="none" target="_blank" />,
      <Part key="bare" to="/product" />,
    ]
    return renderToString(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/*" element={[...links, ...more]} />
        </Routes>
      </MemoryRouter>,
    )
  }
  for (const at of ['/', '/product', '/product/detail/p-1?page=4', '/productive', '/blog/'])
    expect(render('lean', at)).toBe(render('real', at))
})
