import { type Fault, faultOfEach, faultOfRepeats } from './fault'
import { HEAD, type OddsPayload } from './payload'
import { headFault, leagueFault, linkFault, matchFault } from './row-fault'

export type DecodedPayload = { ok: true; payload: OddsPayload } | { ok: false; reason: string }

/**
 * The odds payload of a snapshot, checked whole: every row has its places, keys are unique, lines are complete, heads
 * belong to matches and matches to leagues that are there. Never throws; one broken row refuses everything, so that
 * no part of a market can be bet on.
 */
export function decodePayload(value: unknown): DecodedPayload {
  const reason = payloadFault(value) ?? referenceFault(value as OddsPayload)
  return reason === null ? { ok: true, payload: value as OddsPayload } : { ok: false, reason }
}

/** The fault of the rows themselves; a delta may refer to rows that came before it. */
export function payloadFault(value: unknown): Fault {
  if (!Array.isArray(value) || value.length !== 4) return 'not four parts'
  const [leagues, matches, links, heads] = value
  return (
    faultOfEach('leagues', leagues, leagueFault) ??
    faultOfEach('matches', matches, matchFault) ??
    faultOfEach('links', links, linkFault) ??
    faultOfEach('heads', heads, headFault) ??
    repeatFault(value as OddsPayload)
  )
}

function repeatFault([leagues, matches, , heads]: OddsPayload): Fault {
  const first = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row[0] as number)
  const lines = heads.flatMap((head) => [...first(head[HEAD.lines]), ...first(head[HEAD.myanmar])])
  return (
    faultOfRepeats('leagues', first(leagues)) ??
    faultOfRepeats('matches', first(matches)) ??
    faultOfRepeats('heads', first(heads)) ??
    faultOfRepeats('lines', lines)
  )
}

/** References of a payload to missing rows. */
export function referenceFault(payload: OddsPayload): Fault {
  for (const [, fault] of referenceFaults(payload)) return fault
  return null
}

/** The same for each match. */
export function* referenceFaults([leagues, matches, , heads]: OddsPayload): Generator<[number, string]> {
  const leagueIds = new Set(leagues.map(([id]) => id))
  const leagueOf = new Map(matches.map(([id, league]) => [id, league]))
  for (const [id, league] of matches)
    if (!leagueIds.has(league)) yield [id, `match ${id}: no league ${league}`]
  for (const head of heads)
    if (leagueOf.get(head[0]) !== head[3])
      yield [head[0], `head ${head[0]}: no such match in league ${head[3]}`]
}
