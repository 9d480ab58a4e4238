import type { GameRound } from '@touchline/contracts/calls'
import type { GameConnection } from '../../platform/game-connection'
import type { GameCatalogue } from './catalogue'
import type { RoundRow } from './rounds'

/** The public number of a round. */
export const refOfRound = (id: number): string => `G${String(id).padStart(8, '0')}`

export const roundIdOf = (ref: string): number | null => {
  const [, digits] = /^G(\d{8,15})$/.exec(ref) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A round with the names that the catalogue has; a game that is listed no more has its code. */
export function rowOf(
  row: RoundRow,
  catalogue: GameCatalogue,
  connections: readonly GameConnection[],
): GameRound {
  const { id, connection, opened_at, details, ...facts } = row
  const game = catalogue.byCode(row.provider, row.game_code)
  return {
    ...facts,
    ref_no: refOfRound(id),
    at: opened_at,
    provider_name: catalogue.current().providers.get(row.provider)?.name ?? row.provider,
    game: game?.name ?? row.game_code,
    net: row.win - row.bet,
    detail_url: connections.find((one) => one.id === connection)?.roundUrl(row.round) ?? null,
    kind: details?.kind ?? null,
    fair: details?.fair ?? null,
    summary: details?.summary ?? null,
  }
}
