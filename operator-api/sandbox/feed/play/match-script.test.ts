import { resultFault } from '../../../src/modules/feed'
import { basketballScript } from '../basketball/basketball-script'
import { bestOfThreeScript } from '../best-of-three/best-of-three-script'
import { footballScript } from '../football/football-script'
import { tennisScript } from '../tennis/tennis-script'
import { type MatchScript, type PlayStep, stepAt } from './match-script'
import { paceAt } from './pace'
import { setWinner } from './sets'

const pace = paceAt(12)
const COUNT = process.env.FULL ? 20_000 : 600
const means = { lambda: 1.6, mu: 1.05 }
const football = Array.from({ length: COUNT }, (_, id) => footballScript('seed', id, means, pace))
const basketball = Array.from({ length: 200 }, (_, id) => basketballScript('seed', id, [112, 108], pace))
const tennis = Array.from({ length: 200 }, (_, id) => tennisScript('seed', id, [0.65, 0.62], pace))
const esports = Array.from({ length: 200 }, (_, id) => bestOfThreeScript('seed', id, 0.52, pace))
const others = [...basketball, ...tennis, ...esports]

const finished = ({ results }: MatchScript) => results.at(-1)?.result.status === 1
const endOf = ({ steps }: MatchScript) => steps.at(-1) as PlayStep

describe('a script', () => {
  test('ends with the score of its result', () => {
    for (const script of [...football, ...others].filter(finished)) {
      const { full_time, half_time } = script.results.at(-1)?.result ?? {}
      expect(endOf(script)).toMatchObject({ period: 4, status: 1, score: full_time })
      expect(script.steps.findLast(({ halfScore }) => halfScore)?.halfScore ?? null).toEqual(half_time)
    }
  })

  test('goes on in time, and never takes back more than one goal', () => {
    const stumbles = [...football, ...others].flatMap(({ steps, endsAt }) =>
      steps.filter((step, i) => {
        const before = steps[i - 1]
        if (!before) return step.at !== 0 || endsAt <= 0
        const taken = Math.min(step.score[0] - before.score[0], step.score[1] - before.score[1])
        return step.at <= before.at || taken < -1
      }),
    )
    expect(stumbles).toEqual([])
  })

  test.each([
    ['football', 1, football],
    ['basketball', 2, basketball],
    ['tennis', 3, tennis],
    ['e-sports', 9, esports],
  ])('of %s has no result that contradicts itself', (_, sport, scripts) => {
    const facts = { sport, kickoff: null, at: Number.MAX_SAFE_INTEGER }
    const results = scripts.flatMap(({ results }) =>
      results.flatMap(({ result, children }) => [result, ...Object.values(children ?? {})]),
    )
    const faults = results.map((result) => resultFault(result, facts))
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  })

  test('is found at any moment', () => {
    const script = football[0] as MatchScript
    for (const [i, step] of script.steps.entries()) {
      expect(stepAt(script, step.at)).toBe(step)
      expect(stepAt(script, step.at - 0.001)).toBe(script.steps[Math.max(0, i - 1)])
    }
  })

  test('is the same for the same seed and id, another for another', () => {
    expect(footballScript('seed', 5, means, pace)).toEqual(football[5])
    expect(footballScript('other', 5, means, pace)).not.toEqual(football[5])
  })
})

describe('football as it is played', () => {
  const results = football.filter(finished).map(({ results }) => results.at(-1)?.result.full_time ?? [0, 0])
  const mean = (side: 0 | 1) => results.reduce((sum, score) => sum + score[side], 0) / results.length

  test('brings the goals it is priced for', () => {
    // Red cards shift the means a little; four standard errors of a Poisson mean beside that.
    const tolerance = 0.04 + 4 * Math.sqrt(1.6 / results.length)
    expect(Math.abs(mean(0) - 1.6)).toBeLessThan(tolerance)
    expect(Math.abs(mean(1) - 1.05)).toBeLessThan(tolerance)
  })

  test('lasts about nine minutes at twelve minutes a minute, and prices are open most of them', () => {
    for (const script of football.filter(finished).slice(0, 300)) {
      expect(script.endsAt / 60_000).toBeGreaterThan(8.5)
      expect(script.endsAt / 60_000).toBeLessThan(10)
    }
    const shares = football.filter(finished).map((script) => openMs(script) / script.endsAt)
    expect(shares.reduce((a, b) => a + b, 0) / shares.length).toBeGreaterThan(0.8)
  })

  test('suspends at every goal', () => {
    const open = football.flatMap(({ steps }) =>
      steps.filter(({ score, status, suspension }, i) => {
        const before = steps[i - 1]
        return before && before.score !== score && status === 0 && suspension === 0
      }),
    )
    expect(open).toEqual([])
  })

  test('is given up or called off now and then', () => {
    const unfinished = football.filter((script) => !finished(script)).length
    expect(unfinished).toBeLessThan(COUNT / 100)
    if (COUNT > 10_000) expect(unfinished).toBeGreaterThan(10)
  })
})

describe('counts besides goals', () => {
  const mean = (kind: 'corners' | 'bookings', part: 'half_time' | 'full_time') => {
    const scores = football.filter(finished).map(({ results }) => results.at(-1)?.children?.[kind][part])
    return scores.reduce((sum, score) => sum + (score ? score[0] + score[1] : 0), 0) / scores.length
  }

  test.each([
    { kind: 'corners', whole: 9.6, first: 0.45 },
    { kind: 'bookings', whole: 4.2, first: 0.38 },
  ] as const)('$kind come as often as they are priced for', ({ kind, whole, first }) => {
    expect(Math.abs(mean(kind, 'full_time') - whole)).toBeLessThan(0.35)
    expect(mean(kind, 'half_time') / mean(kind, 'full_time')).toBeCloseTo(first, 1)
  })

  test('have the values of the result at the end', () => {
    for (const script of football.filter(finished)) {
      const { corners, bookings } = script.results.at(-1)?.children ?? {}
      const end = endOf(script)
      expect([end.detail, end.bookings]).toEqual([corners?.full_time, bookings?.full_time])
      // Two points for every red card at least.
      expect(end.bookings?.[0]).toBeGreaterThanOrEqual(2 * end.reds[0])
    }
  })
})

describe('a tie that somebody must win', () => {
  const ties = football.slice(0, 400).map((_, id) => footballScript('seed', id, means, pace, true))
  const isLevel = ([home, away]: readonly [number, number]) => home === away

  test('is decided in ninety minutes, or by penalties after them, and names the qualified side', () => {
    const level = ties.filter((tie) => finished(tie) && isLevel(endOf(tie).score))
    expect(level.length).toBeGreaterThan(50)
    for (const tie of ties.filter(finished)) {
      const { full_time: score, goes_on } = tie.results.at(-1)?.result ?? {}
      const [home = 0, away = 0] = score ?? []
      expect(tie.steps.some(({ period }) => period === 8)).toBe(home === away)
      if (home !== away) expect(goes_on).toBe(home > away ? 'home' : 'away')
    }
    const byHome = level.filter((tie) => tie.results.at(-1)?.result.goes_on === 'home').length
    expect(Math.abs(byHome / level.length - 0.5)).toBeLessThan(0.2)
  })

  test('is the same match until then', () => {
    const [league, tie] = [football[3], ties[3]]
    expect(tie?.results.at(-1)?.result.full_time).toEqual(league?.results.at(-1)?.result.full_time)
  })
})

test('neither basketball nor a best of three ends level', () => {
  for (const { score } of others.map(endOf)) expect(score[0]).not.toBe(score[1])
})

describe('scores by part', () => {
  const played = (script: MatchScript) => script.steps.filter(({ scoreboard }) => scoreboard)

  test('of basketball add up to the score at every moment, overtime included', () => {
    const wrong = basketball.flatMap(played).filter(({ scoreboard, score }) => {
      const parts = scoreboard?.parts ?? []
      return sum(parts, 0) !== score[0] || sum(parts, 1) !== score[1]
    })
    expect(wrong).toEqual([])
    const overtimes = basketball.filter((script) => (endOf(script).scoreboard?.parts.length ?? 0) > 4)
    expect(overtimes.length).toBeGreaterThan(0)
  })

  test('of tennis are sets whose winners make the score that is settled', () => {
    const wrong = tennis.flatMap(played).filter(({ scoreboard, score }) => {
      const won = (scoreboard?.parts ?? []).map((games) => setWinner(games))
      return [0, 1].some((side) => won.filter((winner) => winner === side).length !== score[side])
    })
    expect(wrong).toEqual([])
  })

  test('of tennis call points, and the server changes with every game', () => {
    const calls = new Set(tennis.flatMap(played).flatMap(({ scoreboard }) => scoreboard?.point ?? []))
    for (const call of ['0', '15', '30', '40', 'A', '7']) expect(calls).toContain(call)
    for (const script of tennis) {
      const starts = played(script).filter(
        ({ scoreboard, detail }, i, all) =>
          scoreboard?.point && detail[0] + detail[1] === 0 && all[i - 1]?.scoreboard !== scoreboard,
      )
      const first = starts.slice(0, 6).map(({ scoreboard }) => scoreboard?.server)
      expect(first.every((server, i) => i === 0 || server !== first[i - 1])).toBe(true)
    }
  })
})

const sum = (parts: readonly (readonly [number, number])[], side: 0 | 1): number =>
  parts.reduce((total, part) => total + part[side], 0)

function openMs({ steps, endsAt }: MatchScript): number {
  return steps.reduce((sum, { at, suspension }, i) => {
    const until = Math.min(endsAt, steps[i + 1]?.at ?? endsAt)
    return suspension === 0 ? sum + Math.max(0, until - at) : sum
  }, 0)
}
