import type { PickIntent } from '@touchline/contracts/host'
import fc from 'fast-check'
import { picksOf } from '../../testing/combination-bench'
import { type PriceNow, priceOf } from '../../testing/combined-steps'
import {
  accepts,
  limitsOfSingle,
  PRESS_ALL,
  pressedAll,
  refuses,
  sentSingles,
  singlesOf,
} from '../../testing/several-steps'
import { ARSENAL_PICK, TOTAL } from '../../testing/slip-fixtures'
import { after, type Step } from '../../testing/slip-steps'
import { readyOf, skippedOf, stakeOfEach } from './several'

const AWAY: PickIntent = { ...ARSENAL_PICK, selection: 'away' }
const OVER: PickIntent = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }
const UNDER: PickIntent = { ...OVER, selection: 'under' }
const KEPT: Step = { type: 'keep_selections', isOn: true }

const read = (steps: readonly Step[]) => {
  const { slip, state } = after(...steps)
  return {
    texts: slip.all.map(({ wager }) => wager.draft?.stakeText),
    refusals: slip.all.map(({ wager }) => wager.draft?.refusal?.code ?? null),
    stages: slip.all.map(({ wager }) => wager.stage.stage),
    skipped: slip.all.map((entry) => skippedOf(slip.all).get(entry) ?? null),
    ready: readyOf(slip.all).map(({ id }) => id),
    forAll: stakeOfEach({ all: slip.all, enterEach: () => undefined }).text,
    sameStake: state.sameStake,
    sends: sentSingles(steps).length,
  }
}

describe('the limit of a match is shared by its singles', () => {
  test.each([
    { rest: 83_712, text: '1000', stakes: ['436', '418.56'], isBlurred: false },
    { rest: 83_712, text: '1000', stakes: ['436', '418.56'], isBlurred: true },
    { rest: 1440, text: '100', stakes: ['15', '100'], isBlurred: false },
  ])(
    'after refusals with $rest remaining, a blur before: $isBlurred',
    ({ rest, text, stakes, isBlurred }) => {
      const two = singlesOf([
        { pick: ARSENAL_PICK, text },
        { pick: AWAY, text },
      ])
      // At a negative price the stake is more than what it risks.
      const bounds = [Math.floor(rest / 0.96), rest]
      const refused = pressedAll(two, (bet) =>
        refuses(bet, 'betOverMaxPerMatch', { bound: bounds[bet.owner - 1] }),
      )
      expect(after(...refused).slip.all.map(({ wager }) => wager.draft?.refusal?.bound)).toEqual(bounds)
      const leave: Step = { type: 'stake', owner: 1, input: { do: 'leave' } }
      const { texts, sends } = read([...refused, ...(isBlurred ? [leave] : []), ...PRESS_ALL])
      expect([texts, sends]).toEqual([stakes, 0])
    },
  )

  test.each<[rest: number, typed: string[], shared: string[], sends: number]>([
    [30_000, ['200', '200', '50'], ['130.99', '125.75', '50'], 3],
    // One gets nothing below its least stake, and stays as typed.
    [1500, ['100', '100'], ['15.63', '100'], 1],
    [1970, ['100', '100'], ['10.10', '10'], 2],
  ])('before any is sent: %s is the limit of %j as %j', (left, typed, shared, sends) => {
    const picks = [ARSENAL_PICK, OVER, UNDER]
    const singles = singlesOf(typed.map((text, place) => ({ pick: picks[place] ?? OVER, text, left })))
    const pressed = [...singles, ...PRESS_ALL]
    expect(read(pressed)).toMatchObject({ texts: shared, sameStake: false, sends: 0 })
    const risks = sentSingles([...pressed, ...PRESS_ALL]).map(({ sent }) => sent.risk)
    expect(risks).toHaveLength(sends)
    expect(risks.reduce((sum, risk) => sum + risk)).toBeLessThanOrEqual(left)
  })
})

describe('a single without room for its least stake', () => {
  const onMatches = (...left: (number | undefined)[]) =>
    singlesOf(picksOf(left.length).map((pick, place) => ({ pick, left: left[place] })))

  test('stays while the others are bet, and is bet once there is room', () => {
    const full = onMatches(150, 1_000_000)
    expect(read(full)).toMatchObject({ skipped: ['full', null], ready: [2] })
    expect(read([...full, ...PRESS_ALL]).sends).toBe(1)
    const left = pressedAll(full)
    expect(read(left)).toMatchObject({ texts: ['100'], ready: [] })
    expect(read([...left, ...PRESS_ALL]).sends).toBe(0)
    const roomy = [...full, limitsOfSingle(1, ARSENAL_PICK, { match_left: 1_000_000 })]
    expect(read(roomy).skipped).toEqual([null, null])
    expect(read([...roomy, ...PRESS_ALL]).sends).toBe(2)
  })

  test('stays where the balance does not cover it', () => {
    const two = onMatches(undefined, undefined)
    const alone: Step = { type: 'pressed', owner: 1 }
    const [first] = sentSingles([...two, alone])
    if (!first) throw new Error('nothing was sent')
    const short = refuses(first, 'insufficient_balance', { bound: 0 })
    expect(read([...two, alone, short]).skipped).toEqual(['short', null])
    expect(read([...two, alone, short, ...PRESS_ALL]).sends).toBe(1)
  })

  test('ends the presses for all remaining match limits', () => {
    const left = fc.array(fc.option(fc.nat(20_000), { nil: undefined }), { minLength: 2, maxLength: 3 })
    fc.assert(
      fc.property(left, (all) => {
        let steps = onMatches(...all)
        for (let turn = 0; turn < 3; turn += 1) steps = pressedAll(steps)
        expect(read(steps).ready).toEqual([])
        // At −0.96 the least stake of 10 risks 9.60.
        const sent = all.filter((one) => one === undefined || one >= 960)
        expect(after(...steps).state.receipts).toHaveLength(sent.length)
      }),
      { numRuns: 20 },
    )
  })
})

describe('of a handicap and a total that one press bets', () => {
  const two = [KEPT, ...singlesOf([{ pick: ARSENAL_PICK }, { pick: OVER }])]
  const refusedFor = (owner: number) =>
    pressedAll(two, (bet) => (bet.owner === owner ? refuses(bet, 'oddsIsUpdating') : accepts(bet)))
  const refused = refusedFor(1)
  const later: Step = { type: 'refreshed', afterMs: 9000 }
  const moved = (now: PriceNow) => priceOf('single', 0, { market: 3, ...now })

  test.each<[string, readonly Step[], object]>([
    [
      'another press ends the refusal, though its limits lower the stake',
      [
        ...refused,
        { type: 'drawn', afterMs: 12_000 },
        { type: 'pressed_all' },
        limitsOfSingle(1, ARSENAL_PICK, { max_bet: 5000 }),
      ],
      { refusals: [null, null], texts: ['50', ''], sends: 0 },
    ],
    [
      'the refusal of the one that remains ends when it was read',
      [...refused, later, { type: 'removed', ids: [2], hasUndo: false }],
      { refusals: [null] },
    ],
    [
      'one whose price moved just before has a refusal, and the other is sent',
      [
        ...two,
        moved({ ball: 20, prices: [85, -93] }),
        { type: 'drawn', afterMs: 0 },
        { type: 'pressed_all', afterMs: 10 },
      ],
      { refusals: ['oddsIsUpdating', null], stages: ['editing', 'sending'] },
    ],
    [
      'the one stake for all is of the one that was not bet',
      refusedFor(2),
      { texts: ['', '100'], ready: [2], forAll: '100' },
    ],
    [
      'the one stake for all ends with the stake of the last',
      [...refusedFor(2), { type: 'each_stake', input: { do: 'clear' } }],
      { texts: ['', ''], ready: [], forAll: '' },
    ],
    ['none is ready while the match is suspended', [...two, moved({ suspension: 1 })], { ready: [] }],
  ])('%s', (_, steps, has) => {
    expect(read(steps)).toMatchObject(has)
  })
})
