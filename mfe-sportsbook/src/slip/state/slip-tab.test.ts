import { Subject } from 'rxjs'
import { type Kind, lowerOf, ofMember, press, ready, sentOf, stakeOf } from '../../testing/combined-steps'
import { NOW, recordOf } from '../../testing/slip-fixtures'
import { after, factsAt, type Step } from '../../testing/slip-steps'
import type { SlipEvent } from '../domain/slip-event'
import type { SlipRecord } from '../domain/slip-record'
import { slipTab } from './slip-tab'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const RECORD = recordOf({ lastStake: '7' })
const removed = (id: number): Step => ({ type: 'removed', ids: [id], hasUndo: false })

/** A tab with the slip after some steps. */
function openTab(...steps: readonly Step[]) {
  const [changed$, hides$] = [new Subject<void>(), new Subject<void>()]
  const saved: SlipRecord[] = []
  const events: SlipEvent[] = []
  const page = { record: null as SlipRecord | null, isTyping: false, state: after(...steps).state }
  const tab = slipTab({
    storage: {
      read: () => page.record,
      save: (record) => void saved.push(record),
      sent: () => [],
      keepSent: () => undefined,
      dropSent: () => undefined,
      changed$,
      clear: () => undefined,
    },
    facts: factsAt(
      () => NOW,
      () => 'key',
    ),
    state: () => page.state,
    send: (event) => void events.push(event),
    isTyping: () => page.isTyping,
    hides$,
  })
  return { tab, page, saved, events, changed$, hides$ }
}

const anyPolicy = (...steps: readonly Step[]) => ofMember({ policy: 'any' }, steps)

test.each<[string, Kind, next: readonly Step[], isOwn: boolean, saves: number]>([
  ['a stake', 'single', [stakeOf('single', '70')], true, 1],
  ['a stake of another tab', 'single', [stakeOf('single', '70')], false, 0],
  ['a removal', 'body', [removed(1)], true, 1],
  ['a price alone', 'single', [lowerOf('single')], true, 0],
  ['a price alone', 'body', [lowerOf('body')], true, 0],
  ['a sent bet', 'single', [press('single')], true, 1],
])('a tab writes its record for what the player does: %s (%s)', (_, kind, next, isOwn, saves) => {
  const { tab, page, saved } = openTab(...ready(kind))
  page.state = after(...anyPolicy(...ready(kind), ...next)).state
  tab.saveChange(isOwn)
  tab.saveChange(true)
  expect(saved).toHaveLength(saves)
})

test.each<[string, 'hides$' | 'close']>([
  ['is covered', 'hides$'],
  ['is closed', 'close'],
])('a page that %s stores the last seen prices', (_, how) => {
  for (const kind of ['single', 'body'] as const) {
    const { tab, page, saved, hides$ } = openTab(...ready(kind))
    page.state = after(...anyPolicy(...ready(kind), lowerOf(kind))).state
    page.record = RECORD
    if (how === 'close') tab.close()
    else hides$.next()
    const odds = kind === 'body' ? { seenBurmese: { odds: 85 } } : { seen: { odds: 85 } }
    expect(saved).toMatchObject([{ selections: [odds] }])
  }
})

test('a record that another tab has removed stays removed', () => {
  const { tab, saved } = openTab(...ready('single'))
  tab.close()
  expect(saved).toEqual([])
})

test('the record of another tab is taken at once, and again while the player types in this one', () => {
  const { page, events, changed$ } = openTab(...ready('single'))
  page.record = RECORD
  page.isTyping = true
  changed$.next()
  page.isTyping = false
  jest.advanceTimersByTime(1999)
  expect(events).toMatchObject([{ type: 'stored', record: RECORD, isTyping: true }])
  jest.advanceTimersByTime(1)
  expect(events).toMatchObject([{ isTyping: true }, { type: 'stored', record: RECORD, isTyping: false }])
  jest.advanceTimersByTime(10_000)
  expect(events).toHaveLength(2)
})

test('a bet is of this tab from its sending to its result', () => {
  const { tab, events, changed$ } = openTab()
  const sent = sentOf('parlay')
  const { idem_key: key } = sent.request
  tab.keepSent(sent)
  changed$.next()
  expect([tab.isSentHere(key), events]).toMatchObject([true, [{ sentHere: new Set([key]) }]])
  tab.dropSent(key)
  expect(tab.isSentHere(key)).toBe(false)
})
