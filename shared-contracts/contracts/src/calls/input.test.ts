import * as v from 'valibot'
import type { Call } from './define-call'
import * as calls from './index'
import { isPlainText, keyInput, listInput, searchInput, wholeInput } from './input'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'host' in value
const declared = Object.values(calls as Record<string, unknown>).filter(isCall)

/** As much of a schema as this test walks. */
interface Schema {
  type: string
  pipe?: (Schema & { requirement?: unknown })[]
  entries?: Record<string, Schema>
  items?: Schema[]
  item?: Schema
  wrapped?: Schema
  options?: unknown[]
}

const has = (schema: Schema, ...actions: string[]) =>
  actions.every((action) => schema.pipe?.some(({ type }) => type === action))

/** Every place of a schema at which more may come in than anybody has reckoned with. */
function openPlaces(schema: Schema, path: string): string[] {
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.entries ?? {}).flatMap(([key, entry]) =>
        openPlaces(entry, `${path}.${key}`),
      )
    case 'optional':
    case 'nullable':
      return schema.wrapped ? openPlaces(schema.wrapped, path) : [path]
    case 'tuple':
      return (schema.items ?? []).flatMap((item, i) => openPlaces(item, `${path}[${i}]`))
    case 'array': {
      // Counted first, then its entries.
      const bound = schema.pipe?.findIndex(({ type }) => type === 'max_length') ?? -1
      const entries = schema.pipe?.slice(bound + 1).find(({ type }) => type === 'array')?.item
      return bound > 0 && entries ? openPlaces(entries, `${path}[]`) : [`${path}: a list without end`]
    }
    case 'string': {
      const strict = schema.pipe?.some(({ requirement }) => requirement === isPlainText)
      return strict && has(schema, 'max_length') ? [] : [`${path}: a free string`]
    }
    case 'number': {
      // Amounts, ids and lines are whole; a percent need not be.
      const isSound = has(schema, 'safe_integer') || has(schema, 'finite')
      return isSound && has(schema, 'min_value', 'max_value') ? [] : [`${path}: a free number`]
    }
    case 'boolean':
    case 'picklist':
      return []
    default:
      return [`${path}: ${schema.type} is not known to this test`]
  }
}

test.each(declared.map((call) => [call.name, call]))('%s takes nothing without bounds', (_, call) => {
  expect(openPlaces(call.request as unknown as Schema, '')).toEqual([])
})

test.each([
  [v.object({ name: v.string() }), ['.name: a free string']],
  [v.object({ name: v.pipe(v.string(), v.maxLength(5)) }), ['.name: a free string']],
  [v.object({ ids: v.array(wholeInput()) }), ['.ids: a list without end']],
  [v.object({ ids: v.pipe(v.array(wholeInput()), v.maxLength(5)) }), ['.ids: a list without end']],
  [v.object({ ids: listInput(v.number(), 5) }), ['.ids[]: a free number']],
  [v.object({ n: v.optional(v.pipe(v.number(), v.integer())) }), ['.n: a free number']],
  [v.object({ any: v.unknown() }), ['.any: unknown is not known to this test']],
])('a call that forgets them is found: %#', (schema, places) => {
  expect(openPlaces(schema as unknown as Schema, '')).toEqual(places)
})

test.each([
  ['letters of any script', 'ဘောလုံး 足球 Łódź', true],
  ['a character of two halves', 'goal 😀', true],
  ['nothing', '', true],
  ['NUL', 'a\u0000b', false],
  ['a line break', 'a\nb', false],
  ['a control character of the second block', 'a\u0085b', false],
  ['the first half of a character', 'a\ud800', false],
  ['the second half of a character', '\udc00a', false],
  ['halves in the wrong order', '\udc00\ud800', false],
  ['more than a hundred characters', 'a'.repeat(101), false],
])('a search for %s', (_, text, taken) => {
  expect(v.is(searchInput, text)).toBe(taken)
})

test.each([
  [15, false],
  [16, true],
  [64, true],
  [65, false],
  [3000, false],
])('a key of %i characters', (length, taken) => {
  expect(v.is(keyInput, 'k'.repeat(length))).toBe(taken)
})

test.each([0.5, -1, 1e18, Number.NaN, Number.POSITIVE_INFINITY, '1'])('%p is no whole number', (value) => {
  expect(v.is(wholeInput(), value)).toBe(false)
})

test('a list that is too long is refused before its items are read', () => {
  const look = jest.fn(() => true)
  const list = listInput(v.pipe(v.unknown(), v.check(look)), 3)
  expect(v.safeParse(list, [1, 2, 3, 4]).issues).toHaveLength(1)
  expect(look).not.toHaveBeenCalled()
  expect(v.is(list, [1, 2, 3])).toBe(true)
  expect(look).toHaveBeenCalledTimes(3)
})
