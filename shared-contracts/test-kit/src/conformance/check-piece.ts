import type { RemoteModule } from '@touchline/contracts/host'
import type { Life } from './lifecycles'
import { type Piece, Visit, type Visiting } from './visit'
import { watchPage } from './watch/watch-page'

/**
 * Leads a piece of a remote through a life, twice: the first time may set up permanent things, such as
 * React's own listeners on the document. Returns its faults, one sentence each; empty when it conforms.
 */
export async function checkPiece(
  remote: RemoteModule,
  piece: Piece,
  life: Life,
  visiting: Visiting,
): Promise<string[]> {
  const watch = watchPage()
  const through = async (): Promise<string[]> => {
    const visits: [Visit, Visit] = [new Visit(remote, piece, visiting), new Visit(remote, piece, visiting)]
    const faults: string[] = []
    try {
      await life.run(visits)
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
    }
    // A failure is reported once, not again by everything that remains because of it.
    for (const visit of visits.filter(({ isOpen }) => isOpen)) await visit.close().catch(() => undefined)
    await visits[0].settle()
    return [...faults, ...visits.flatMap((visit) => visit.end())]
  }
  try {
    const first = await through()
    if (first.length > 0) return [...first, ...watch.changes()]
    watch.reset()
    return [...(await through()), ...watch.changes()]
  } finally {
    watch.stop()
  }
}
