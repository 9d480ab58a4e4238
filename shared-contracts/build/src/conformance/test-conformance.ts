import {
  CONTRACT_VERSION,
  contractSatisfies,
  REMOTE_EXPOSE,
  type RemoteModule,
  ROUTES,
  type Unmount,
} from '@touchline/contracts'
import { createFakeHost, type FakeHost } from '../fake-host'
import { type ResidueWatch, watchResidue } from './residue'

export interface ConformanceOptions {
  /** Scripts the answers that the remote needs to show something. */
  prepare?: (fake: FakeHost) => void
  /** Milliseconds for effects to run after mounting and after unmounting; 60 by default. */
  settleMs?: number
}

/** A route with a parcel of this name beside it, or the area itself when null. */
interface Piece {
  path: string
  parcel: string | null
}

/**
 * Tests that every remote runs, called at the top of a jest file under jsdom: it is what it says it is, mounts on all of
 * its routes with a host in memory, and leaves nothing behind.
 */
export function testConformance(remote: RemoteModule, options: ConformanceOptions = {}): void {
  describe(`${REMOTE_EXPOSE} of ${remote.name}`, () => {
    test('names an area of the route table', () => {
      expect(ROUTES.map(({ owner }) => owner)).toContain(remote.name)
    })

    test(`works with contracts ${CONTRACT_VERSION}`, () => {
      expect(contractSatisfies(CONTRACT_VERSION, remote.contractRange)).toBe(true)
    })

    test.each(piecesOf(remote))(
      'mounts twice on $path ($parcel) and leaves nothing behind',
      async (piece) => {
        await withoutAct(async () => {
          const watch = watchResidue()
          try {
            // The first time may set up what stays for good, such as React's own listeners on the document.
            await visit(remote, piece, options)
            watch.reset()
            const second = await visit(remote, piece, options)
            expect(second.shown).not.toBe('')
            expect(second.left).toBe('')
            expect(second.open).toEqual([])
            expect(second.heard).toBe(0)
            expect(watch.found()).toEqual(NOTHING)
          } finally {
            watch.stop()
          }
        })
      },
    )
  })
}

const NOTHING: ReturnType<ResidueWatch['found']> = {
  listeners: [],
  timers: [],
  styles: [],
  nodes: [],
  fields: [],
}

function piecesOf({ name, parcels = {} }: RemoteModule): Piece[] {
  const paths = ROUTES.filter((route) => route.owner === name && !route.redirect).map(({ path }) => path)
  const area = paths.map((path) => ({ path, parcel: null }))
  return [...area, ...Object.keys(parcels).map((parcel) => ({ path: paths[0] ?? '/', parcel }))]
}

async function visit(remote: RemoteModule, { path, parcel }: Piece, options: ConformanceOptions) {
  const fake = createFakeHost()
  fake.location.next({ pathname: path, search: '', hash: '' })
  options.prepare?.(fake)
  const target = document.body.appendChild(document.createElement('div'))
  const mount = parcel === null ? remote.mount : remote.parcels?.[parcel]
  const unmount: Unmount | undefined = await mount?.call(remote, target, fake.host)
  await settle(options)
  const shown = target.innerHTML
  await unmount?.()
  await settle(options)
  const left = target.innerHTML
  target.remove()
  return { shown, left, open: [...fake.open.keys()], heard: listening(fake) }
}

/** How many subscriptions to the host the remote still holds. */
function listening({
  session,
  balance,
  frames,
  member,
  freshness,
  preferences,
  language,
  location,
  bus,
}: FakeHost) {
  const streams = [session, balance, frames, member, freshness, preferences, language, location, bus]
  return streams.filter((stream) => stream.observed).length
}

const settle = ({ settleMs = 60 }: ConformanceOptions) => new Promise((done) => setTimeout(done, settleMs))

/** Remotes mount by themselves here, as in a browser, so React must not wait for act(). */
async function withoutAct(run: () => Promise<void>): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await run()
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}
