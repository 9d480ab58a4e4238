import type { PickIntent } from '@touchline/contracts/host'
import { ARSENAL_PICK, HANDICAP, TOTAL, WINNER } from '../../testing/slip-fixtures'
import {
  after,
  answer,
  feed,
  handicaps,
  KEEP,
  LATE_PRESS,
  lineName,
  MISTYPE,
  named,
  news,
  OVER,
  PICK,
  PRESS,
  picked,
  pickOf,
  pressed,
  quotes,
  READY,
  refusal,
  removed,
  requestOf,
  SENT,
  SENT_BET,
  STAKE,
  type Step,
  selectionsOf,
  sentBy,
  typed,
  UNDO,
  WAITING,
} from '../../testing/slip-steps'
import type { LastBet } from './receipts'
import { recordOf } from './reduce-record'
import type { SlipNow } from './slip-now'
import { newPick } from './slip-pick'

const WINNER_PICK: PickIntent = { ...ARSENAL_PICK, line_id: WINNER, selection: '1' }
const THREE = [PICK, feed(), STAKE, OVER, typed('50', 2), picked(WINNER_PICK), typed('25', 3)]
const goesInPlay = [picked(pickOf(1)), feed({ market: 2 }, 1), feed({ market: 3, ball: 11 }, 1)]
const ALL_THREE = ['handicap 100', 'total 50', 'winner 25']
/** Where the handicap goes. */
const OTHER = 9100
const heldBy = ({ all }: SlipNow): string[] =>
  all.map(({ selection, wager }) => `${lineName(selection.pick.line_id)} ${wager.draft?.stakeText}`.trim())

describe('selections', () => {
  test.each<[string, readonly Step[], string[], number?]>([
    ['a pick', [PICK], ['handicap'], HANDICAP],
    ['the same pick again', [PICK, PICK], []],
    ['three picks, each with its own stake', THREE, ALL_THREE, WINNER],
    ['a second pick, which shares the stake', [PICK, STAKE, OVER], ['handicap 100', 'total 100']],
    ['a pick beside a mistyped stake', [PICK, STAKE, MISTYPE, OVER], ['handicap 100', 'total']],
    [
      'a pick where each has its own stake',
      [{ type: 'same_stake', isOn: false }, PICK, STAKE, OVER],
      ['handicap 100', 'total'],
    ],
    ['the open one picked again', [...THREE, picked(WINNER_PICK)], ALL_THREE.slice(0, 2), TOTAL],
    ['another one picked again', [...THREE, PICK], ALL_THREE.slice(1), WINNER],
    ['one that the player opened', [...THREE, { type: 'opened', id: 1 }], ALL_THREE, HANDICAP],
    [
      'a next pick after one was opened',
      [...THREE, { type: 'opened', id: 1 }, picked({ ...WINNER_PICK, selection: '2' })],
      [...ALL_THREE, 'winner 25'],
      WINNER,
    ],
    ['a pick in place of a rejected bet', [...SENT, refusal('matchHide'), PICK], ['handicap']],
    ['a pick beside a waiting bet', [...SENT, WAITING, OVER], ['handicap 100', 'total'], TOTAL],
    ['an accepted bet beside a pick', [...SENT, WAITING, OVER, answer()], ['total']],
    ['a removal of all', [...THREE, removed(1, 2, 3)], []],
    ['a removal of all but a pending one', [...SENT, OVER, typed('50', 3), removed(1, 3)], ['handicap 100']],
    ['an undone removal of all', [...THREE, removed(1, 2, 3), UNDO], ALL_THREE],
    ['an undone removal of one', [...THREE, removed(2), UNDO], ALL_THREE],
    [
      'a removal without undo',
      [...THREE, { type: 'removed', ids: [2], hasUndo: false }, UNDO],
      ['handicap 100', 'winner 25'],
    ],
    ['an undo after a next pick', [PICK, removed(1), OVER, UNDO], ['total']],
    ['an undo that is forgotten', [PICK, removed(1), { type: 'removed_forgotten' }, UNDO], []],
    ['an undone removal of a mistyped stake', [...READY, MISTYPE, removed(1), UNDO], ['handicap']],
    [
      'a market in play that is put back',
      [PICK, feed({ market: 2 }), STAKE, feed({ market: 3, ball: 11 }), UNDO, feed()],
      ['handicap 100'],
    ],
  ])('%s', (_, steps, held, open = 0) => {
    const { slip } = after(...steps)
    expect(heldBy(slip)).toEqual(held)
    if (open) expect(slip.open?.selection.pick.line_id).toBe(open)
  })

  test('are as many as a parlay takes, with a notice', () => {
    const picks = Array.from({ length: 13 }, (_, line) => picked({ ...ARSENAL_PICK, line_id: line + 1 }))
    const { slip, effects } = after(...picks)
    expect(slip.all).toHaveLength(12)
    expect(effects).toEqual([{ do: 'notify', notice: { about: 'full', most: 12 } }])
  })

  test('that are picked end the receipts', () => {
    const receiptsAfter = (...steps: readonly Step[]) => after(...SENT, answer(), ...steps).slip.receipts
    expect([receiptsAfter().length, receiptsAfter(OVER).length]).toEqual([1, 0])
  })

  test('that are picked again have another key', () => {
    const { request } = SENT_BET
    const again = [PICK, feed(), quotes({}, 3), typed('100', 3), pressed(3)]
    const sent = requestOf(after(...SENT, answer(), ...again))
    expect(sent).toMatchObject({ idem_key: expect.not.stringContaining(request.idem_key) })
  })

  test.each<[string, readonly Step[], string[]]>([
    ['by the player can be undone', [...THREE, removed(1, 2)], ['player', 'player']],
    ['by the player end with a placed bet', [...READY, OVER, removed(2), PRESS, answer()], []],
    ['by the market stay then', [...READY, ...goesInPlay, PRESS, answer()], ['market']],
  ])('removals %s', (_, steps, why) => {
    expect(after(...steps).slip.removed.map((one) => one.why)).toEqual(why)
  })
})

describe('the order of selections', () => {
  const EIGHT = handicaps(8)
  const orderOf = ({ all }: SlipNow) => all.map(({ selection }) => selection.pick.match_id)
  const ORDER = orderOf(after(...EIGHT).slip)
  const kickOff = (place: number) => feed({ market: 3, ball: 20 }, place)

  test.each<[string, readonly Step[]]>([
    ['all are removed', [removed(1, 2, 3, 4, 5, 6, 7, 8), UNDO]],
    ['one of them is removed', [removed(2), UNDO]],
    ['some are removed twice', [removed(2, 3), UNDO, removed(1, 4, 9), UNDO]],
    ['all but the outer ones are removed', [removed(2, 3, 4, 5, 6, 7), UNDO]],
    ['the market removes one after the other', [kickOff(1), kickOff(0), UNDO]],
  ])('is the same after an undo where %s', (_, steps) => {
    expect(orderOf(after(...EIGHT, ...steps).slip)).toEqual(ORDER)
  })

  test('is the same on another page after one has gone to another line', () => {
    const there = after(
      ...EIGHT,
      KEEP,
      typed('100'),
      feed({ market: 2, line: -3, lineId: 9044, ball: 20 }),
      LATE_PRESS,
      quotes({ line_id: 9044, line: -3, ball: 20 }),
    )
    expect(selectionsOf(there.state)[0]).toBe('9044 sending')
    const record = recordOf(there.state, there.facts)
    const here = after({ type: 'logged_in', record, sent: [], isBack: false })
    expect(orderOf(here.slip)).toEqual(ORDER)
    expect(here.slip.all[0]?.selection.pick.line_id).toBe(9044)
  })
})

/** What the button of each selection does. */
const gatesOf = ({ all }: SlipNow): string[] =>
  all.map(({ selection: { gate } }) => {
    if (gate.gate !== 'locked') return `${gate.gate} ${lineName(gate.terms.lineId)} @ ${gate.terms.odds}`
    return 'why' in gate.lock ? `${gate.lock.lock} by ${gate.lock.why.from}` : gate.lock.lock
  })

describe('the offer of a selection', () => {
  const moved = feed({ lineId: OTHER, line: -3, ball: 11 })
  const otherPick = picked({ ...ARSENAL_PICK, line_id: OTHER })
  const otherQuote = quotes({ line_id: OTHER, ball: 11 }, 2)
  const ON_ONE_LINE = [PICK, feed(), quotes(), moved, otherPick, otherQuote]
  const movedOn = feed({ lineId: 9200, line: -4, ball: 13 })

  test.each<[string, readonly Step[], string[]]>([
    ['at the line of another selection is closed', ON_ONE_LINE, ['closed by slip', 'confirm 9100 @ -96']],
    ['asks again once the other one goes', [...ON_ONE_LINE, removed(2)], ['accept_line 9100 @ -96']],
    [
      'at the new line of another is the first',
      [...ON_ONE_LINE, movedOn],
      ['accept_line 9200 @ -96', 'closed by slip'],
    ],
    [
      'does not give its new line to a pending bet',
      [...SENT, WAITING, moved, otherPick, movedOn],
      ['accept_line 9200 @ -96', 'accept_line 9200 @ -96'],
    ],
  ])('%s', (_, steps, gates) => {
    expect(gatesOf(after(...steps).slip)).toEqual(gates)
  })

  test('is closed while the receipt of a bet on its new line is shown', () => {
    const sent: readonly Step[] = [...ON_ONE_LINE, typed('100', 2), pressed(2)]
    const accepted: readonly Step[] = [...sent, news({}, sentBy(after(...sent)))]
    const read: Step = { type: 'receipts_read' }
    expect(gatesOf(after(...accepted).slip)).toEqual(['closed by slip'])
    expect(gatesOf(after(...accepted, read).slip)).toEqual(['accept_line 9100 @ -96'])
  })
})

describe('the same bet again', () => {
  const last = after(...SENT, answer()).state.lastBet as LastBet
  const again = (hasStake: boolean): Step => ({ type: 'bet_again', last, hasStake })

  test.each<[string, readonly Step[], string[], string[]]>([
    [
      'asks about the price of now',
      [again(false), feed({ ball: 12, prices: [80, -88] }), quotes()],
      ['handicap 100'],
      ['confirm handicap @ 80'],
    ],
    [
      'is closed where its line has gone',
      [again(true), feed({ lines: [] })],
      ['handicap 100'],
      ['closed by server'],
    ],
    [
      'changes nothing where it is in the slip',
      [PICK, feed(), quotes(), typed('5'), again(true)],
      ['handicap 5'],
      ['confirm handicap @ -96'],
    ],
  ])('%s', (_, steps, held, gates) => {
    const { slip } = after(...steps)
    expect([heldBy(slip), gatesOf(slip)]).toEqual([held, gates])
    expect(slip.all[0]?.selection.leg).toMatchObject({ home: 'Arsenal', selection: 'home', line: -2 })
  })

  test('chooses the mode of a combined bet, with its stake and rows where it has one', () => {
    const system: LastBet = { ...last, mode: 'system', stakeText: '', rows: { 2: '10' } }
    const modeAfter = (hasStake: boolean) => {
      const { state } = after({ type: 'bet_again', last: system, hasStake })
      return [state.mode, state.bets.get('system')?.stage]
    }
    expect(modeAfter(true)).toMatchObject(['system', { draft: { rows: { 2: '10' } } }])
    expect(modeAfter(false)).toMatchObject(['single', { draft: { stakeText: '' } }])
  })
})

describe('a quick bet', () => {
  const QUICK: Step = { type: 'added', pick: newPick(ARSENAL_PICK), stakeText: '70', isQuick: true }
  const SENT_QUICK: readonly Step[] = [QUICK, feed(), quotes(), PRESS]
  const accepted = news({}, sentBy(after(...SENT_QUICK)))
  const CLOSED: Step = { type: 'closed', ids: [1] }
  const adopted = (id: number): Step => ({ type: 'adopted', id })

  test.each<[string, readonly Step[], string[], string[]]>([
    ['is not in the slip', [QUICK], [], ['editing 70']],
    ['is beside the same selection', [PICK, QUICK], ['handicap editing'], ['editing 70']],
    ['is bet', SENT_QUICK, [], ['sending 70']],
    ['stays listed once it is accepted', [...SENT_QUICK, accepted], [], ['accepted 70']],
    ['is closed', [...SENT_QUICK, CLOSED], [], []],
    ['continues in the slip', [OVER, QUICK, adopted(2)], ['total editing', 'handicap editing'], []],
    ['continues in place of the same one', [...READY, QUICK, adopted(2)], ['handicap editing'], []],
    ['does not continue beside the pending one', [...SENT, QUICK, adopted(3)], ['handicap sending'], []],
    ['does not continue after it was closed', [QUICK, CLOSED, adopted(1)], [], []],
  ])('%s', (_, steps, held, quick) => {
    const { all, quickEntries } = after(...steps).slip
    const stagesOf = all.map(
      ({ selection, wager }) => `${lineName(selection.pick.line_id)} ${wager.stage.stage}`,
    )
    expect(stagesOf).toEqual(held)
    expect(quickEntries.map(({ wager }) => `${wager.stage.stage} ${wager.draft?.stakeText}`)).toEqual(quick)
  })

  test('has no receipt in the slip, and its fate is announced', () => {
    const { state, effects } = after(...SENT_QUICK, accepted)
    expect([state.receipts, named(effects)]).toEqual([[], ['forget', 'balance', 'announce', 'announce']])
    expect(named(after(...SENT, QUICK, adopted(3)).effects)).toEqual(['notify busy'])
  })
})
