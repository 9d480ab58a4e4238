import type { Call } from '@touchline/contracts/calls'
import fc from 'fast-check'

/** Values that have broken databases, parsers, clocks or lists. */
export const HOSTILE: readonly unknown[] = [
  'a\u0000b',
  'key\u0000'.repeat(5),
  '\ud800',
  '\udc00\ud800'.repeat(10),
  '\u202eright to left',
  'k'.repeat(3000),
  'ျ'.repeat(64),
  "'; DROP TABLE bet; --",
  '%00%ff',
  // Names that every object answers to.
  '__proto__',
  'constructor',
  'Constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '{"t":1}',
  '(,"\\',
  '',
  ' ',
  'NaN',
  1e18,
  1e308,
  -1e18,
  -1,
  0,
  0.1,
  2 ** 53,
  2 ** 31,
  2 ** 63,
  null,
  true,
  [],
  [[[[[[[[]]]]]]]],
  Array(500).fill('x'),
  {},
  { toString: 1, constructor: { prototype: 1 } },
]

interface Schema {
  type: string
  entries?: Record<string, Schema>
  items?: Schema[]
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
}

const hostile = fc.constantFrom(...HOSTILE)

/** Bodies of a call: most fields fit the schema, and any of them may be hostile, missing or joined. */
export const bodiesOf = (call: Call): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 8, arbitrary: anyOf(call.request as unknown as Schema) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: hostile },
  )

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: hostile })
}

function fittingOf(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.entries ?? {}).map(([key, entry]) => [key, anyOf(entry)] as const)
      const known = fc.record(Object.fromEntries(entries), { requiredKeys: [] })
      const all = fc.record(Object.fromEntries(entries))
      return fc.oneof({ weight: 4, arbitrary: all }, known)
    }
    case 'optional':
    case 'nullable':
      return schema.wrapped ? fc.option(anyOf(schema.wrapped), { nil: null }) : fc.constant(null)
    case 'tuple':
      return fc.tuple(...(schema.items ?? []).map(anyOf))
    case 'array':
      return schema.item ? fc.array(anyOf(schema.item), { maxLength: 13 }) : fc.constant([])
    case 'string':
      return fc.oneof(fc.string({ unit: 'binary', maxLength: 70 }), fc.uuid(), fc.string({ maxLength: 5 }))
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer(), fc.maxSafeInteger(), fc.double())
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constantFrom(...(schema.options ?? [null]))
  }
}
