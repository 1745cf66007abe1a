import * as fc from 'fast-check'

/** Texts that have broken other programs: in a database, a page, a path, a log, a header or a parser. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '\uFEFF',
  '\u200B\u200D\u2060',
  '\u202Egnp.exe',
  '\u0007\u001B[31m',
  '\u0085\u2028\u2029',
  'ก็'.repeat(40),
  'e' + '\u0301'.repeat(300),
  '👨‍👩‍👧‍👦',
  "' OR 1=1 --",
  "'; drop table customers; --",
  "%' and pg_sleep(5)::text = '",
  '\\',
  '%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/dev/null',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example',
  'a\r\nSet-Cookie: evil=1',
  '%00',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '(a+)+$',
  'a'.repeat(64) + '!',
  ':*',
  "'a' & !'b' <-> ",
]

/** Stands for a number in JSON that JavaScript could not write; `jsonText` puts the number in its place. */
const written = (number: string) => `\uE000${number}\uE000`

const hugeNumbers = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '9007199254740993',
  '1' + '0'.repeat(400),
  '0.1e1',
  '1.0000000000000000001',
]

export const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  'a.b',
  '$ne',
  'isAdmin',
  'customerId',
  'id',
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...hugeNumbers).map(written) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(null, true, [], {}) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...hostileKeys).map((key) => Object.fromEntries([[key, { isAdmin: true }]])),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Undefined for what has no form in JSON. */
export const jsonText = (value: unknown): string | undefined =>
  JSON.stringify(value)?.replaceAll(/"\uE000([^"\uE000]+)\uE000"/g, '$1')

/** Longer than any limit, up to several times what a body may weigh. */
export const largeValue: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.integer({ min: 1_000, max: 100_000 }),
    fc.constantFrom('a', 'ก', '\uD83D\uDE00', '"', '\\', ' ', '0'),
  )
  .chain(([size, unit]) =>
    fc.constantFrom<unknown>(
      unit.repeat(size),
      Array.from({ length: Math.min(size, 20_000) }, () => 1),
      Array.from({ length: Math.min(size, 5_000) }, () => ({})),
      Object.fromEntries(Array.from({ length: Math.min(size, 5_000) }, (_, at) => [`${unit}${at}`, at])),
    ),
  )

/** JSON texts that nest deeper than a reader may recurse. */
export const deepText: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 17, max: 30_000 }),
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"value":', '}]'], ['[', '']),
  )
  .map(([depth, [open = '', close = '']]) => {
    const times = Math.min(depth, Math.floor(64_000 / (open.length + close.length)))
    return open.repeat(times) + '1' + close.repeat(times)
  })
