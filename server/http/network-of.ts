import { isIPv6 } from 'node:net'

/** The network of one household or phone: the whole IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [, plain] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (plain !== undefined) return plain
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: between }, () => '0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
