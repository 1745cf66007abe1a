import {
  createPath,
  Link as RealLink,
  NavLink as RealNavLink,
  resolvePath,
  useLocation,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom'

export * from 'react-router-dom'

/** An address that resolves to itself, wherever the page is: no `..`, no empty part, no slash at the end. */
const isWhole = /^(?:\/|(?:\/[^/.?#\\\s][^/?#\\\s]*)+)(?:\?[^#\s]+)?(?:#\S+)?$/

/**
 * Takes the place of the router's link where the server renders (tools/build/lean-rendering.ts). The package's own
 * resolves its address three times and prepares for a press that cannot happen here.
 */
export function Link(props: LinkProps) {
  const { to } = props
  if (isUnusual(props)) return <RealLink {...props} />
  if (typeof to === 'object' && to.pathname === undefined) return <LinkWithinPage {...props} />
  const address = typeof to === 'string' ? to : createPath(to)
  return isWhole.test(address) ? <Anchor {...props} to={address} /> : <RealLink {...props} />
}

const isUnusual = ({ mask, prefetch = 'none', reloadDocument }: Omit<LinkProps, 'to'>) =>
  Boolean(mask) || prefetch !== 'none' || reloadDocument === true

/** To another query of the same page. */
function LinkWithinPage(props: LinkProps) {
  const { pathname } = useLocation()
  return <Anchor {...props} to={createPath(resolvePath(props.to, pathname))} />
}

export function NavLink(props: NavLinkProps) {
  const { pathname } = useLocation()
  const { to, className = '', style, children, end, caseSensitive, ...rest } = props
  const isPlain = typeof to === 'string' && isWhole.test(to) && !/[?#]/.test(to)
  if (
    !isPlain ||
    end ||
    caseSensitive ||
    isUnusual(rest) ||
    typeof className !== 'string' ||
    typeof style === 'function' ||
    typeof children === 'function'
  )
    return <RealNavLink {...props} />
  const [here, there] = [pathname.toLowerCase(), to.toLowerCase()]
  const isActive = here === there || here.startsWith(`${there}/`)
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ')
  const current = isActive ? (rest['aria-current'] ?? 'page') : undefined
  return (
    <Anchor {...rest} aria-current={current} className={classes} style={style} to={to}>
      {children}
    </Anchor>
  )
}

function Anchor({
  to,
  target,
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reload,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _reset,
  viewTransition: _transition,
  defaultShouldRevalidate: _revalidate,
  children,
  ...rest
}: LinkProps & { to: string }) {
  return (
    <a {...rest} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}
