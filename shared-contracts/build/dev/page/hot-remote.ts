import type { RemoteModule } from '@touchline/contracts/host'
import area from './area-under-development'
import { HotPiece } from './hot-piece'

/** The mounted area and its parcels. */
const pieces = new Set<HotPiece>()

const mountHot =
  (parcel: string | null): RemoteModule['mount'] =>
  async (target, host) => {
    // The binding follows every change of the remote, so each mount takes the newest code.
    const mountOf = () => (parcel === null ? area.mount : area.parcels?.[parcel])
    const piece = new HotPiece(target, host, mountOf)
    pieces.add(piece)
    await piece.up()
    return async () => {
      pieces.delete(piece)
      await piece.down()
    }
  }

/**
 * The module that the shell loads for a remote under development. Components refresh in place by themselves;
 * any other change is handled here, and the mounted pieces are mounted anew while the rest of the page goes
 * on.
 */
const hotRemote: RemoteModule = {
  name: area.name,
  version: area.version,
  contractRange: area.contractRange,
  mount: mountHot(null),
  parcels: Object.fromEntries(Object.keys(area.parcels ?? {}).map((name) => [name, mountHot(name)])),
}

const everyPiece = (act: (piece: HotPiece) => void) => {
  for (const piece of pieces) act(piece)
}

import.meta.webpackHot?.accept(
  './area-under-development',
  () => everyPiece((piece) => void piece.again()),
  (error) => everyPiece((piece) => piece.show(error)),
)
// A repaired component refreshes without reaching this code; a piece that had failed is mounted again.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') everyPiece((piece) => void piece.mend())
})

export default hotRemote
