import { type Bet, betCheck, betSingle } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { OddsFrame } from '@touchline/contracts/live'
import { HostState } from '@touchline/screens/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { NEVER, type Observable, Subject } from 'rxjs'
import type { NotSent } from '../slip/domain/slip-effect'
import { GUARD_MS, type SlipLock } from '../slip/domain/slip-gate'
import { EMPTY } from '../slip/domain/slip-stage'
import type { Owner } from '../slip/domain/slip-state'
import { combinedBets } from '../slip/state/combined-bets'
import { SlipContext } from '../slip/state/slip-context'
import { startSlip } from '../slip/state/start-slip'
import type { SlipStore } from '../slip/transport/slip-storage'
import { createSlipStorage } from '../slip/transport/slip-storage'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, arsenalSnapshot, type MatchNow } from './slip-fixtures'

const words = {
  summary: (_: unknown, lock?: SlipLock) =>
    `${lock?.lock === 'suspended' ? 'Suspended: ' : ''}Arsenal −0.5 @ −0.96`,
  busy: () => 'busy',
  full: (most: number) => `full at ${most}`,
  notSent: (why: NotSent) => ['not sent', ...Object.values(why)].join(' '),
  back: (count: number) => `back with ${count}`,
  waits: () => 'waits',
  notPlaced: async (_: unknown, { why }: { why: string }) => `not placed: ${why}`,
  news: async (bet: { status: string; ref_no: string }) => ({
    text: `decided ${bet.status}`,
    receipt: {
      title: bet.status,
      time: '',
      selection: '',
      price: '',
      amounts: [],
      reason: null,
      reference: bet.ref_no,
    },
  }),
}

/** The store of a browser in memory, which outlives a slip as a browser outlives a page. */
export function tabStorage(): SlipStore & {
  readonly kept: Map<string, string>
  readonly changed$: Subject<string | null>
  /** Records of a kind, as text. */
  of(kind: string): string[]
} {
  const kept = new Map<string, string>()
  const changed$ = new Subject<string | null>()
  return {
    kept,
    changed$,
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    of: (kind) => [...kept].flatMap(([key, text]) => (key.includes(`/${kind}`) ? [text] : [])),
  }
}

/** A host of another tab: two pages never give the same key. */
export function hostOfOtherTab() {
  const fake = createFakeHost()
  const { newKey } = fake.host
  fake.answer(betCheck, { quotes: [arsenalQuote()] })
  return { ...fake, host: { ...fake.host, newKey: () => newKey().replace('fake', 'other') } }
}

/** A slip on a fake host, under fake timers. */
export function openSlip({
  store = tabStorage(),
  fake = createFakeHost(),
  isInSight = () => true as boolean,
  isHidden = () => false as boolean,
  newestRunning = () => null as Bet | null,
  seen$ = NEVER as Observable<unknown>,
  isTyping = () => false as boolean,
  expelled = { account: null as string | null },
} = {}) {
  if (!fake.asked.length) fake.answer(betCheck, { quotes: [arsenalQuote()] })
  const hostState = new HostState(fake.host)
  const context = new SlipContext(hostState)
  const { slip, running, quick, last } = startSlip({
    host: fake.host,
    context,
    words,
    expelled,
    isInSight,
    isHidden,
    seen$,
    isTyping,
    newestRunning,
    loadCombined: async () => combinedBets,
    storage: createSlipStorage({
      store: () => store,
      changed$: store.changed$,
      brand: 'touchline',
      warn: () => undefined,
    }),
  })
  running.add(() => hostState.dispose())
  const entry = () => {
    if (!slip.open) throw new Error('the slip is empty')
    return slip.open
  }
  const wager = () => entry().wager
  let seq = 0
  const show = (now: MatchNow = {}) => {
    seq += 1
    fake.frames.next(arsenalSnapshot({ seq, ...now }) as OddsFrame)
  }
  /** Lets time pass, so that a press is no second press and every timer of the span runs. */
  const wait = async (ms: number) => {
    fake.clock.now += ms
    await jest.advanceTimersByTimeAsync(ms)
  }
  return {
    fake,
    context,
    slip,
    quick,
    last,
    /** Selection and bet that are open. */
    selection: () => entry().selection,
    wager,
    /** The stage of the open bet; after its receipt it is accepted. */
    stage: () =>
      slip.open?.wager.stage ??
      (slip.receipts[0] ? { stage: 'accepted' as const, bet: slip.receipts[0].bet } : EMPTY),
    store,
    show,
    wait,
    close: () => running.unsubscribe(),
    pick: async (pick: PickIntent = ARSENAL_PICK, now: MatchNow = {}) => {
      fake.bus.next({ type: 'pick', pick })
      show(now)
      await wait(500)
    },
    press: async () => {
      void wager().press()
      await wait(0)
    },
    /** Asks for prices and limits of a bet. */
    ask: (owner: Owner = entry().id) => slip.send({ type: 'quotes_due', owner }),
    /** A press on the button of several singles, as it is drawn. */
    pressAll: async () => {
      slip.drawSeveral()
      if (fake.clock.now < slip.state.several.guardedUntil) await wait(GUARD_MS)
      await slip.pressSeveral()
    },
    requests: (name: string) => fake.asked.filter((call) => call.name === name).map(({ request }) => request),
  }
}

/** A slip with the handicap picked, a stake of 100 typed, and a server that accepts. */
export async function readySlip(options: Parameters<typeof openSlip>[0] = {}) {
  const slip = openSlip(options)
  await slip.pick()
  slip.wager().type('100')
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  return slip
}
