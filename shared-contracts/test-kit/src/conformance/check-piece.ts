import type { RemoteModule } from '@touchline/contracts/host'
import type { Life } from './lives'
import { type Piece, Visit, type Visiting } from './visit'
import { watchPage } from './watch/watch-page'

/**
 * Leads a piece of a remote through a life, twice: the first time may set up what stays for good, such as React's own
 * listeners on the document. Returns what is wrong, one sentence for each thing; empty when it conforms.
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
    // What went wrong is told once, not again by all that stays behind for that reason.
    for (const visit of visits.filter(({ isOpen }) => isOpen)) await visit.close().catch(() => undefined)
    await visits[0].settle()
    return [...faults, ...visits.flatMap((visit) => visit.end())]
  }
  try {
    const first = await through()
    if (first.length > 0) return [...first, ...watch.left()]
    watch.reset()
    return [...(await through()), ...watch.left()]
  } finally {
    watch.stop()
  }
}
