import type { HostServices, RemoteModule, Unmount } from '@touchline/contracts/host'
import { createFakeHost, type FakeHost } from '../fake-host'
import { recordHost, type SinceTable } from './record-host'

/** A route with a parcel of this name beside it, or the area itself when null. */
export interface Piece {
  path: string
  parcel: string | null
}

export interface Visiting {
  /** Contract that the host speaks. */
  contract: string
  since?: SinceTable | undefined
  prepare?: ((fake: FakeHost) => void) | undefined
  /** Milliseconds for effects to run after mounting and after unmounting. */
  settleMs: number
}

/** A busy machine renders late; nothing at all after this is nothing. */
const LONGEST_MS = 3000
const STEP_MS = 20

/** The clock from before watching: the kit's own waiting is no timer of a remote. */
const { setTimeout: later } = globalThis
const pause = (ms: number) => new Promise<void>((done) => later(done, ms))

/** A piece of a remote on its way through a page: a place of its own, a host of its own. */
export class Visit {
  readonly target = document.body.appendChild(document.createElement('div'))
  private readonly fake: FakeHost = createFakeHost()
  private readonly host: HostServices
  private readonly faultsOfHost: () => string[]
  private mounting: Promise<Unmount> | null = null
  private isClosed = false

  constructor(
    private readonly remote: RemoteModule,
    private readonly piece: Piece,
    private readonly visiting: Visiting,
  ) {
    this.fake.location.next({ pathname: piece.path, search: '', hash: '' })
    visiting.prepare?.(this.fake)
    const { host, faults } = recordHost(this.fake.host, visiting.contract, visiting.since)
    this.host = host
    this.faultsOfHost = faults
  }

  /** Asks for the mount without waiting for it. */
  begin(): void {
    const { remote, piece, target, host } = this
    const mount = piece.parcel === null ? remote.mount : remote.parcels?.[piece.parcel]
    this.mounting = (async () => {
      if (!mount) throw new Error(`there is no parcel ${piece.parcel}`)
      return mount.call(remote, target, host)
    })()
    // Its waiters receive the error; nobody may wait for an aborted mount.
    this.mounting.catch(() => undefined)
  }

  async open(): Promise<void> {
    this.begin()
    await this.mounting
    for (let waited = 0; !this.shows && waited < LONGEST_MS; waited += STEP_MS) await pause(STEP_MS)
    await this.settle()
  }

  async close(): Promise<void> {
    const unmount = await this.mounting
    if (typeof unmount !== 'function') throw new Error('mount resolves to no function that takes it down')
    this.isClosed = true
    await unmount()
  }

  settle = (): Promise<void> => pause(this.visiting.settleMs)

  get shows(): boolean {
    return this.target.innerHTML !== ''
  }

  /** Whether it was mounted and nobody has unmounted it, because something before that went wrong. */
  get isOpen(): boolean {
    return this.mounting !== null && !this.isClosed
  }

  /** Faults after it was closed, and its use of the host; removes the place. */
  end(): string[] {
    const leftovers = this.shows ? [`its target is not empty: ${this.target.innerHTML.slice(0, 120)}`] : []
    this.target.remove()
    return [
      ...leftovers,
      ...heldStreams(this.fake).map((name) => `it stays subscribed to host.${name}`),
      ...this.faultsOfHost(),
    ]
  }
}

function heldStreams(fake: FakeHost): string[] {
  const streams = {
    session$: fake.session,
    balance$: fake.balance,
    'live.member$': fake.member,
    'live.freshness$': fake.freshness,
    'preferences.preferences$': fake.preferences,
    'locale.language$': fake.language,
    location$: fake.location,
    'bus.events$': fake.bus,
  }
  const held = Object.entries(streams).filter(([, stream]) => stream.observed)
  return [
    ...held.map(([name]) => name),
    ...[...fake.open.keys()].map((channel) => `live.odds$ of ${channel}`),
  ]
}
