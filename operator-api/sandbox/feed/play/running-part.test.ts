import { isAsian, type Period } from '@touchline/contracts/odds'
import { chanceOf, settleSelection } from '@touchline/rules'
import type { FeedEventOf } from '../../../src/modules/feed'
import { basketballEngine } from '../basketball/basketball-engine'
import { bestOfThreeEngine } from '../best-of-three/best-of-three-engine'
import { LEAGUES } from '../leagues'
import type { SportModel } from '../leagues/league'
import { tennisEngine } from '../tennis/tennis-engine'
import type { Engine } from './engine'
import { type PlayStep, stepAt } from './match-script'
import { paceAt } from './pace'
import { RunningMatch } from './running-match'

const pace = paceAt(12)
const seed = 'parts'
const KICKOFF = 1_780_000_000_000
const TICK_MS = 250
const MATCHES = process.env.FULL ? 1500 : 60

const ENGINES: Partial<Record<SportModel, Engine>> = {
  basketball: basketballEngine({ seed, pace }),
  tennis: tennisEngine({ seed, pace }),
  esports: bestOfThreeEngine({ seed, pace }),
}
type Model = 'basketball' | 'tennis' | 'esports'

function matchOf(model: Model, id: number) {
  const engine = ENGINES[model] as Engine
  const leagues = LEAGUES.filter((league) => league.model === model)
  const league = leagues[id % leagues.length] as (typeof leagues)[number]
  const [home, away] = [league.teams[id % league.teams.length], league.teams[(id + 1) % league.teams.length]]
  if (!home || !away) throw new Error('No such teams')
  const fixture = { id: 1_000_000 + 2 * id, league, home, away, kickoff: KICKOFF, featured: false }
  return { fixture, engine, script: engine.script(fixture) }
}

type Offer = FeedEventOf<'offer'>
type State = FeedEventOf<'state'>

/** The state after a tick of the feed. */
interface Moment {
  readonly at: number
  readonly offer: Offer | null
  readonly state: State | null
  /** Parts that have a result. */
  readonly over: readonly Period[]
  readonly step: PlayStep
}

const walked = new Map<string, readonly Moment[]>()

/** All events of a match, tick by tick. */
function momentsOf(model: Model, id: number): readonly Moment[] {
  const held = walked.get(`${model} ${id}`)
  if (held) return held
  const { fixture, engine, script } = matchOf(model, id)
  const match = new RunningMatch(fixture, engine)
  const moments: Moment[] = []
  let [offer, state, over]: [Offer | null, State | null, Period[]] = [null, null, []]
  for (let now = KICKOFF - 1000; now < KICKOFF + script.endsAt; now += TICK_MS) {
    for (const event of match.advance(now)) {
      if (event.type === 'offer') offer = event
      if (event.type === 'state') state = event
      if (event.type === 'result') over = (event.result.periods ?? []).map(([part]) => part)
    }
    moments.push({ at: now - KICKOFF, offer, state, over, step: stepAt(script, now - KICKOFF) })
  }
  walked.set(`${model} ${id}`, moments)
  return moments
}

const partsOf = (offer: Offer | null, type = 'hdp'): Period[] => [
  ...new Set((offer?.lines ?? []).filter(({ bet_type }) => bet_type === type).map(({ period }) => period)),
]

describe('offers on the parts of a match', () => {
  test.each([
    { at: 'before', offered: [0, 1, 11] },
    { at: 'in the first quarter', period: 11, offered: [0, 1, 11] },
    { at: 'in the second', period: 12, offered: [0, 1, 12] },
    { at: 'at half time', period: 2, offered: [0, 3, 13] },
    { at: 'in the third', period: 13, offered: [0, 3, 13] },
    { at: 'in the fourth', period: 14, offered: [0, 3, 14] },
  ])('of basketball $at', ({ period, offered }) => {
    const seen = momentsOf('basketball', 3).filter(({ at, state, offer }) =>
      period === undefined
        ? at < 0 && offer
        : state?.period === period && state.clock_base !== (period === 2 ? -1 : 0) && state.suspension === 0,
    )
    expect(seen.length).toBeGreaterThan(0)
    const offers = new Set(
      seen.map(({ offer }) =>
        partsOf(offer)
          .sort((a, b) => a - b)
          .join(),
      ),
    )
    expect([...offers]).toEqual([offered.join()])
  })

  test('of an overtime too', () => {
    const ids = Array.from({ length: 400 }, (_, id) => id)
    const id = ids.find((each) =>
      matchOf('basketball', each).script.steps.some(({ period }) => period === 15),
    )
    const inOvertime = momentsOf('basketball', id ?? 0).filter(
      ({ state }) => state?.period === 15 && state.clock_base !== 0 && state.suspension === 0,
    )
    expect(inOvertime.length).toBeGreaterThan(0)
    expect(new Set(inOvertime.map(({ offer }) => partsOf(offer).join()))).toEqual(new Set(['0,3,15']))
  })

  test.each([
    { model: 'tennis', types: ['ml', 'hdp', 'ou'] },
    { model: 'esports', types: ['ml'] },
  ] as const)('of $model the set or map that is played, between two the next one', ({ model, types }) => {
    const open = momentsOf(model, 5).filter(({ step, offer }) => step.suspension === 0 && offer)
    const lines = open.flatMap(({ step, offer }) =>
      (offer?.lines ?? [])
        .filter(({ period }) => period !== 0)
        .map(({ bet_type, period }) => ({ bet_type, off: period - 21 - step.score[0] - step.score[1] })),
    )
    expect(new Set(lines.map(({ bet_type }) => bet_type))).toEqual(new Set(types))
    expect(new Set(lines.map(({ off }) => off))).toEqual(new Set([0]))
  })
})

test.each(['basketball', 'tennis', 'esports'] as const)(
  'of %s nothing is open on a part that is over, and each part has a result when it ends',
  (model) => {
    for (const id of [3, 5]) {
      const open = momentsOf(model, id).filter(({ state }) => state?.suspension === 0)
      const late = open.flatMap(({ offer, over }) =>
        (offer?.lines ?? []).filter(({ period }) => over.includes(period)),
      )
      expect(late).toEqual([])
      expect(new Set(open.map(({ over }) => over.length)).size).toBeGreaterThanOrEqual(2)
    }
  },
)

test.each([
  { model: 'basketball', types: ['ml', 'hdp', 'ou', 'oe'] },
  { model: 'tennis', types: ['ml', 'hdp', 'ou'] },
  { model: 'esports', types: ['ml'] },
] as const)('parts of $model are played as they are priced', ({ model, types }) => {
  for (const type of types) {
    let [priced, won, count] = [0, 0, 0]
    for (let id = 0; id < MATCHES; id++) {
      const { fixture, engine, script } = matchOf(model, id)
      const { result } = script.results.at(-1) ?? {}
      if (!result) continue
      // Three moments of each match.
      for (const share of [0.1, 0.4, 0.7]) {
        const at = share * script.endsAt
        const step = stepAt(script, at)
        if (step.suspension !== 0) continue
        const { lines } = engine.offerDuring(fixture, script, step, at)
        const line = lines.find(({ bet_type, period }) => bet_type === type && period > 3)
        if (!line) continue
        const selection = { hdp: 'home', ml: 'home', ou: 'over', oe: 'odd' }[type]
        const grade = settleSelection(
          {
            sport: fixture.league.sport,
            betType: type,
            period: line.period,
            line: type === 'hdp' || type === 'ou' ? line.line : null,
            selection,
            scoreAtBet: step.score,
            live: true,
          },
          result,
        )
        if (grade !== 'win' && grade !== 'lose') {
          expect(grade).toBe('draw')
          continue
        }
        expect(isAsian(type)).toBe(true)
        priced += (chanceOf(type, line.prices, 0) ?? 0) / 10_000
        won += grade === 'win' ? 1 : 0
        count += 1
      }
    }
    expect(count).toBeGreaterThan(MATCHES)
    // Four standard errors of a fair coin, and the drift of the market.
    expect(Math.abs(won - priced) / count).toBeLessThan(2 / Math.sqrt(count) + 0.02)
  }
})
