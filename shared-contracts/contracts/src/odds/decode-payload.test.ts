import * as fc from 'fast-check'
import type { OddsSnapshot } from '../live/odds-frames'
import { payloads } from '../testing/arbitrary-payload'
import { runs } from '../testing/runs'
import { BET_TYPES, SELECTIONS } from './bet-type'
import { decodeFrame } from './decode-frame'
import { decodePayload } from './decode-payload'
import type { OddsPayload } from './payload'

const line = [7, 0, 0, -2, 1, 0, 2, -96, 92]
const match = [3, 1, 'Arsenal', 'Chelsea', 0, 1_800_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
const league = [1, 1, 'England Premier League', 'GB', 1]
const head = (lines: unknown[], myanmar: unknown[] = []) => [
  3,
  1,
  2,
  1,
  9,
  3,
  1,
  2,
  2,
  1,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  lines,
  myanmar,
]
const payload = (lines: unknown[], myanmar: unknown[] = []) => [[league], [match], [], [head(lines, myanmar)]]

describe('a payload', () => {
  test('is let through as it came', () => {
    const good = payload([line], [[9, 0, 1, 1, -50, 3, 0, 95, 95]])
    expect(decodePayload(good)).toEqual({ ok: true, payload: good })
  })

  test.each([
    ['a handicap with one price', payload([[7, 0, 0, -2, 1, 0, 2, -96]])],
    ['an open handicap whose other side is not offered', payload([[7, 0, 0, -2, 1, 0, 2, -96, 0]])],
    ['1X2 with two prices', payload([[7, 3, 0, 0, 1, 0, 2, 185, 420]])],
    ['a Malay price beyond even', payload([[7, 0, 0, -2, 1, 0, 2, -101, 92]])],
    ['a decimal price that returns no profit', payload([[7, 3, 0, 0, 1, 0, 2, 100, 420, 330]])],
    ['a fractional price', payload([[7, 3, 0, 0, 1, 0, 2, 185.5, 420, 330]])],
    ['an unknown bet type', payload([[7, 12, 0, 0, 1, 0, 2, 185]])],
    ['an unknown line state', payload([[7, 0, 0, -2, 1, 3, 2, -96, 92]])],
    ['a line twice', payload([line, line])],
    ['a Myanmar percent beyond the stake', payload([], [[9, 0, 1, 1, -150, 3, 0, 95, 95]])],
    ['a match without its league', [[], [match], [], []]],
    ['a head without its match', [[league], [], [], [head([line])]]],
    ['three parts', [[league], [match], []]],
  ])('with %s is refused whole', (_, broken) => {
    expect(decodePayload(broken)).toMatchObject({ ok: false })
  })

  test('of a suspended handicap may lack prices', () => {
    expect(decodePayload(payload([[7, 0, 0, -2, 1, 1, 2, 0, 0]]))).toMatchObject({ ok: true })
  })

  test('as a server sends it is always let through', () => {
    fc.assert(
      fc.property(payloads(), (sent) => decodePayload(JSON.parse(JSON.stringify(sent))).ok),
      runs(5000),
    )
  })

  test('broken anywhere never throws and never leaves part of a market open (L1)', () => {
    fc.assert(
      fc.property(payloads(1, 1), fc.array(breaks, { minLength: 1, maxLength: 3 }), (sent, broken) => {
        const value = broken.reduce(breakAt, JSON.parse(JSON.stringify(sent)))
        const decoded = decodePayload(value)
        if (decoded.ok) expect(openLinesAreWhole(decoded.payload)).toBe(true)
        const shell = {
          ch: '1:3',
          epoch: 'e',
          seq: 2,
          from: 1,
          at: 1,
          rate: 12,
          lines: [],
          myanmar: [],
          gone: [],
        }
        for (const t of ['snap', 'delta']) {
          const frame = decodeFrame({ ...shell, t, payload: value })
          if (frame.ok) expect(openLinesAreWhole((frame.frame as OddsSnapshot).payload)).toBe(true)
        }
      }),
      runs(200_000, 5000),
    )
  })

  test('of anything at all never throws (L1)', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('snap', 'delta', 'beat'), (value, t) => {
        decodePayload(value)
        decodePayload([value, value, value, value])
        decodeFrame(value)
        decodeFrame({
          t,
          ch: '1:3',
          epoch: 'e',
          seq: 1,
          from: 0,
          at: 1,
          rate: 1,
          payload: value,
          lines: value,
        })
      }),
      runs(50_000, 2000),
    )
  })
})

const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true })

/** A place on a walk through the nested lists, and the damage done there. */
const breaks = fc.record({
  path: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
  act: fc.oneof(
    fc.record({ put: fc.oneof(anything, fc.integer({ min: -200, max: 200 })) }),
    fc.constantFrom('drop' as const, 'repeat' as const, 'swap' as const),
  ),
})

function breakAt(
  root: unknown,
  { path, act }: typeof breaks extends fc.Arbitrary<infer T> ? T : never,
): unknown {
  let list = root
  for (const step of path.slice(0, -1)) {
    if (!Array.isArray(list) || list.length === 0) return root
    const next: unknown = list[step % list.length]
    if (!Array.isArray(next)) break
    list = next
  }
  if (!Array.isArray(list) || list.length === 0) return root
  const at = (path.at(-1) ?? 0) % list.length
  if (act === 'drop') list.splice(at, 1)
  else if (act === 'repeat') list.splice(at, 0, list[at])
  else if (act === 'swap') [list[at], list[0]] = [list[0], list[at]]
  else list[at] = act.put
  return root
}

/** Said again in other words: what may be bet on has every price of its market. */
function openLinesAreWhole([, , , heads]: OddsPayload): boolean {
  return heads.every((row) =>
    row[21].every(([, code, period, , , state, , ...prices]) => {
      const type = BET_TYPES[code]
      if (type === undefined) return false
      const places = SELECTIONS[type].length - (type === 'tg' && period === 1 ? 1 : 0)
      if (prices.length !== places || !prices.every(Number.isInteger)) return false
      const twoWay = type === 'hdp' || type === 'ou' || type === 'oe' || type === 'ml'
      return (
        state !== 0 || (twoWay ? prices.every((price) => price !== 0) : prices.some((price) => price > 100))
      )
    }),
  )
}
