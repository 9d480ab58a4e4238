import {
  type BusEvent,
  CONTRACT_VERSION,
  type Freshness,
  type HostServices,
  type Location,
  type Notice,
  type SessionState,
} from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import type { Channel, MemberMessage, OddsFrame } from '@touchline/contracts/live'
import { defaultPreferences, type PlayerWallet, type Preferences } from '@touchline/contracts/session'
import { BehaviorSubject, filter, map, Observable, Subject } from 'rxjs'
import { fakeAccount } from './fake-account'
import { fakeBrand } from './fake-brand'
import { createFakeCalls, type FakeCalls } from './fake-calls'

/** A host in memory and the strings to pull it by: script calls, push frames, read what the remote did. */
export interface FakeHost extends FakeCalls {
  host: HostServices
  session: BehaviorSubject<SessionState>
  balance: BehaviorSubject<PlayerWallet | null>
  /** Frames reach only subscribers of their channel. */
  frames: Subject<OddsFrame>
  member: Subject<MemberMessage>
  freshness: BehaviorSubject<{ freshness: Freshness; ageMs: number }>
  preferences: BehaviorSubject<Preferences>
  language: BehaviorSubject<Language>
  location: BehaviorSubject<Location>
  /** Everything on the bus, the remote's own events included. */
  bus: Subject<BusEvent>
  /** Channels with the number of their subscribers now. */
  open: Map<Channel, number>
  /** What the remote asked of the shell, in order. */
  did: {
    emitted: BusEvent[]
    notices: Notice[]
    navigated: string[]
    windows: string[]
    tracked: string[]
    logged: string[]
  }
  /** Server time in epoch milliseconds; set it to move the clock. */
  clock: { now: number }
}

/** Saturday 21 November 2026, 23:22 GMT+8. */
const NOW = Date.UTC(2026, 10, 21, 15, 22)

/**
 * A host with the member `demo` logged in, the default brand and English, at a fixed time. `overrides`
 * replace single services; the returned object scripts all others.
 */
export function createFakeHost(overrides: Partial<HostServices> = {}): FakeHost {
  const account = fakeAccount()
  const state = {
    session: new BehaviorSubject<SessionState>({ stage: 'in', account }),
    balance: new BehaviorSubject<PlayerWallet | null>(account.wallet),
    frames: new Subject<OddsFrame>(),
    member: new Subject<MemberMessage>(),
    freshness: new BehaviorSubject<{ freshness: Freshness; ageMs: number }>({ freshness: 'fresh', ageMs: 0 }),
    preferences: new BehaviorSubject(defaultPreferences()),
    language: new BehaviorSubject<Language>('en'),
    location: new BehaviorSubject<Location>({ pathname: '/desktop', search: '', hash: '' }),
    bus: new Subject<BusEvent>(),
    open: new Map<Channel, number>(),
    did: { emitted: [], notices: [], navigated: [], windows: [], tracked: [], logged: [] },
    clock: { now: NOW },
  } satisfies Partial<FakeHost>
  const fake: Omit<FakeHost, 'host'> = { ...createFakeCalls(), ...state }
  return { ...fake, host: Object.freeze({ ...servicesOf(fake), ...overrides }) }
}

function servicesOf(fake: Omit<FakeHost, 'host'>): HostServices {
  let keys = 0
  return {
    contractVersion: CONTRACT_VERSION,
    call: fake.call,
    live: liveOf(fake),
    session$: fake.session.asObservable(),
    balance$: fake.balance.asObservable(),
    refreshBalance: async () => undefined,
    preferences: {
      current: () => fake.preferences.value,
      preferences$: fake.preferences.asObservable(),
      update: async (change) => {
        fake.preferences.next(change(structuredClone(fake.preferences.value)))
        return { kind: 'ok', data: {} }
      },
    },
    brand: fakeBrand(),
    locale: {
      language: () => fake.language.value,
      language$: fake.language.asObservable(),
      setLanguage: async (language) => fake.language.next(language),
    },
    navigate: (to) => {
      fake.did.navigated.push(to)
      const { pathname, search, hash } = new URL(to, 'http://fake.host')
      fake.location.next({ pathname, search, hash })
    },
    location$: fake.location.asObservable(),
    bus: {
      emit: (event) => {
        fake.did.emitted.push(event)
        fake.bus.next(event)
      },
      events$: fake.bus.asObservable(),
    },
    windows: { open: (url) => fake.did.windows.push(url) > 0 },
    notify: (notice) => fake.did.notices.push(notice),
    log: (level, message) => fake.did.logged.push(`${level} ${message}`),
    track: (name) => fake.did.tracked.push(name),
    now: () => fake.clock.now,
    newKey: () => {
      keys += 1
      return `fake-key-${String(keys).padStart(24, '0')}`
    },
  }
}

function liveOf(fake: Omit<FakeHost, 'host'>): HostServices['live'] {
  return {
    odds$: (channel) => watched(fake, channel),
    member$: fake.member.asObservable(),
    freshness$: fake.freshness.asObservable().pipe(map((state) => ({ ...state }))),
    clockSkewMs: () => 0,
    refresh: () => undefined,
  }
}

/** Counts subscribers, so that a test can see whether a remote unsubscribes from its channels. */
function watched(fake: Omit<FakeHost, 'host'>, channel: Channel): ReturnType<HostServices['live']['odds$']> {
  return new Observable<OddsFrame>((subscriber) => {
    fake.open.set(channel, (fake.open.get(channel) ?? 0) + 1)
    const frames = fake.frames.pipe(filter((frame) => frame.ch === channel)).subscribe(subscriber)
    return () => {
      frames.unsubscribe()
      const left = (fake.open.get(channel) ?? 1) - 1
      if (left === 0) fake.open.delete(channel)
      else fake.open.set(channel, left)
    }
  })
}
