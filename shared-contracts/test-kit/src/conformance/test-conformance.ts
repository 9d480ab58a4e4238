import {
  CONTRACT_VERSION,
  contractSatisfies,
  oldestContracts,
  REMOTE_EXPOSE,
  type RemoteModule,
} from '@touchline/contracts/host'
import { routesOfRelease } from '@touchline/contracts/release'
import { type AreaPages, DeclaredPages } from '@touchline/contracts/routes'
import * as v from 'valibot'
import type { FakeHost } from '../fake-host'
import { checkPiece } from './check-piece'
import { LIVES, type Life } from './lifecycles'
import type { Piece } from './visit'

export interface ConformanceOptions {
  /** Scripts the answers that the remote needs to show something. */
  prepare?: (fake: FakeHost) => void
  /** Content of the remote's own `src/pages.json`. */
  pages: unknown
  /** Milliseconds for effects to run after mounting and after unmounting; 60 by default. */
  settleMs?: number
}

/** A remote that shows nothing is waited for, several times. */
const LONGEST_TEST_MS = 30_000

/**
 * Tests that every remote runs, called at the top of a jest file under jsdom: it is what it says it is, lives through all
 * that a page does to it on each of its routes with a host in memory, needs no newer contracts than it says, and leaves
 * nothing behind.
 */
export function testConformance(remote: RemoteModule, options: ConformanceOptions): void {
  const { prepare, settleMs = 60 } = options
  const pages = v.parse(DeclaredPages, options.pages)
  const pieces = piecesOf(remote, pages)
  describe(`${REMOTE_EXPOSE} of ${remote.name}`, () => {
    test('exposes the parcels that it declares, and no others', () => {
      expect(Object.keys(remote.parcels ?? {}).sort()).toEqual(pages.parcels.map(({ name }) => name).sort())
    })

    test(`works with contracts ${CONTRACT_VERSION}`, () => {
      expect(contractSatisfies(CONTRACT_VERSION, remote.contractRange)).toBe(true)
    })

    // A shell of the oldest contracts that it promises to work with is the hardest one.
    describe.each(oldestContracts(remote.contractRange))('in a shell of contracts %s', (contract) => {
      test.each(livesOf(pieces))(
        '$piece.path ($piece.parcel) $life.name and leaves nothing behind',
        async ({ piece, life }) => {
          const visiting = { contract, prepare, settleMs }
          expect(await withoutAct(() => checkPiece(remote, piece, life, visiting))).toEqual([])
        },
        LONGEST_TEST_MS,
      )
    })
  })
}

/** Every route is visited; how a piece bears the rest does not depend on the route. */
function livesOf(pieces: readonly Piece[]): { piece: Piece; life: Life }[] {
  const isFirst = (piece: Piece) =>
    pieces.findIndex(({ parcel }) => parcel === piece.parcel) === pieces.indexOf(piece)
  return pieces.flatMap((piece) =>
    LIVES.filter((_, index) => index === 0 || isFirst(piece)).map((life) => ({ piece, life })),
  )
}

function piecesOf({ name, parcels = {} }: RemoteModule, pages: AreaPages): Piece[] {
  const routes = routesOfRelease({ [name]: { pages } })
  const paths = routes.filter((route) => route.owner === name && !route.redirect).map(({ path }) => path)
  const area = paths.map((path) => ({ path, parcel: null }))
  return [...area, ...Object.keys(parcels).map((parcel) => ({ path: paths[0] ?? '/', parcel }))]
}

/** Remotes mount by themselves here, as in a browser, so React must not wait for act(). */
export async function withoutAct<T>(run: () => Promise<T>): Promise<T> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT
  scope.IS_REACT_ACT_ENVIRONMENT = false
  try {
    return await run()
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before
  }
}
