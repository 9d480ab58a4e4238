import { minutesOf, netOf, withRounds } from './play-session'

const SINCE = 1_000_000
const game = { provider: 'octave', game_code: 'tl20' }
const round = (ref_no: string, net: number, facts = {}) => ({
  ref_no,
  net,
  at: SINCE + 1,
  status: 'settled' as const,
  ...game,
  ...facts,
})
const fresh = { since: SINCE, nets: new Map<string, number>() }

describe('a session of play', () => {
  test('sums its rounds once, by their newest net', () => {
    const running = withRounds(fresh, game, [round('a', -200), round('b', -100)])
    const closed = withRounds(running, game, [round('b', 400)])
    expect([netOf(running), netOf(closed)]).toEqual([-300, 200])
  })

  test.each([
    ['another game', { game_code: 'roulette' }],
    ['another provider', { provider: 'northlight' }],
    ['an earlier session', { at: SINCE - 1 }],
  ])('leaves out rounds of %s', (_, facts) => {
    expect(netOf(withRounds(fresh, game, [round('a', -200, facts)]))).toBe(0)
  })

  test.each([
    [SINCE, 0],
    [SINCE + 59_999, 0],
    [SINCE + 60_000, 1],
    [SINCE - 5, 0],
  ])('at %i has lasted %i minutes', (now, minutes) => {
    expect(minutesOf(fresh, now)).toBe(minutes)
  })
})
