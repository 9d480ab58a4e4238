import { applyDelta } from '@touchline/contracts/odds'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { cachedOdds, json } from './testing/cached-odds'

const { get, publish } = cachedOdds()

describe('a list of matches', () => {
  test('show on a board that there are corners, and their prices on their own channel', async () => {
    publish([match(41, { match_type: 1, parent: 1 }), offer(41, line(), line({ bet_type: 'ou', line: 38 }))])
    const { payload } = json(await get('uxmarket?sport=1&market=2'))
    const headOf = (rows: unknown[][], id: number) => rows.find(([match]) => match === id) ?? []
    const [parent, child] = [headOf(payload[3], 1), headOf(payload[3], 41)]
    expect(payload[2]).toEqual([[1, 41]])
    expect([parent[8], child[4], child[7], child[21]]).toEqual([2, 2, 2, []])
    const own = json(await get('uxmatch?match=41'))
    expect(headOf(own.payload[3], 41)[21]).toHaveLength(2)
  })

  test('answer the changes of a list of matches of several boards, however those change', async () => {
    const list = 'uxmatch2?matches=30,1,2,3,999'
    const whole = async () => json(await get(list))
    let held = await whole()
    const steps = [
      [offer(1, line({ prices: [95, -97] }))],
      [state(2, { score: [1, 0] }), offer(9, line({ prices: [80, -82] }))],
      [state(30, { scoreboard: { parts: [[3, 1]] } }), offer(3, line(), line({ line: -3 }))],
      [match(3, { kickoff: NOON + 48 * HOUR })],
      [{ type: 'removed' as const, match: 1 }],
      [match(1), offer(1, line())],
    ]
    for (const events of steps) {
      publish(events)
      const delta = json(await get(`${list}&epoch=e1-12&since=${held.seq}`))
      expect(delta).toMatchObject({ t: 'delta', from: held.seq, ch: held.ch })
      const applied = applyDelta(held, delta)
      if (!applied.ok) throw new Error(applied.reason)
      const now = await whole()
      const sorted = ({ seq, payload, scoreboards = [] }: typeof held) => ({
        seq,
        ids: payload[1].map(([id]: number[]) => id).sort(),
        rows: payload.map((rows: number[][]) => rows.map((row) => JSON.stringify(row)).sort()),
        scoreboards,
      })
      expect(sorted(applied.snapshot as typeof held)).toEqual(sorted(now))
      held = now
    }
    expect(json(await get(`${list}&epoch=e1-12&since=${held.seq}`))).toMatchObject({ t: 'delta', gone: [] })
    expect(json(await get(`${list}&epoch=e0&since=${held.seq}`)).t).toBe('snap')
    expect(json(await get(`${list}&epoch=e1-12&since=${held.seq + 1}`)).t).toBe('snap')
  })

  test('answer the matches of leagues in such a list with their children, without outrights, and their changes', async () => {
    publish([
      ...[league(2), league(3)],
      ...[match(41, { league: 2 }), offer(41, line()), match(42, { league: 2, kickoff: NOON + 48 * HOUR })],
      ...[match(43, { league: 2, match_type: 1, parent: 41 }), offer(43, line())],
      ...[match(44, { league: 3, match_type: 2 }), offer(44, line({ bet_type: 'orz', prices: [250] }))],
    ])
    const list = 'uxmatch2?matches=1&leagues=2,3,999'
    const ids = ({ payload }: { payload: number[][][] }) => payload[1]?.map(([id]) => id).sort()
    const held = json(await get(list))
    expect(ids(held)).toEqual([1, 41, 42, 43])
    expect(held.payload[2]).toEqual([[41, 43]])
    publish([
      { type: 'removed', match: 43 },
      { type: 'removed', match: 41 },
      match(45, { league: 2 }),
      offer(45, line()),
    ])
    const delta = json(await get(`${list}&epoch=e1-12&since=${held.seq}`))
    expect(delta).toMatchObject({ t: 'delta', from: held.seq })
    expect(delta.gone.sort()).toEqual([41, 43])
    expect([ids(delta), ids(json(await get(list)))]).toEqual([[45], [1, 42, 45]])
  })
})
