import type { Bet, BetLeg, Settlement, SettlementKind } from '@touchline/contracts/calls'
import { burmeseKind, isBurmeseBet, resultWord } from '@touchline/rules'
import { Badge } from '@touchline/ui'
import { useWords, type Words } from '@touchline/ui/words'
import { matchText, pickText } from '../../bets'
import { kindText } from '../../shared/views/kind-text'

/** "Over 2.5, Arsenal −0.25". */
export const picksText = ({ legs }: Bet, words: Words): string =>
  legs.map((leg) => pickText(leg, words)).join(', ')

/** The match of a leg with its score, of a body what it is about too. */
function legMatchText(leg: BetLeg, words: Words): string {
  const match = matchText(leg, words)
  const burmese = burmeseKind(leg)
  return burmese ? `${match} · ${words.say(burmese)}` : match
}

/** The match of a single; of others their kind. */
export function subjectText(bet: Bet, words: Words): string {
  const [leg] = bet.legs
  return leg && bet.legs.length === 1 ? legMatchText(leg, words) : kindText(bet, words.t)
}

/** The same with each match of several, for what cannot be opened to its legs: "Mix parlay · 2 legs: A 2-1 B / C v D". */
export function wholeSubjectText(bet: Bet, words: Words): string {
  const subject = subjectText(bet, words)
  if (bet.legs.length === 1) return subject
  return `${subject}: ${bet.legs.map((leg) => legMatchText(leg, words)).join(' / ')}`
}

/** Its effect on the bet; an older server only marks the first one. */
const kindOf = ({ kind, revision }: Settlement): SettlementKind =>
  kind ?? (revision > 1 ? 'corrected' : 'first')

const LATER = { corrected: 'statement.corrected', again: 'statement.again' }

/** "Won", "Corrected: lost", "Settled again: won", "Settlement taken back". */
export function settlementText(settlement: Settlement, t: Words['t']): string {
  const { bet, status, result } = settlement
  const kind = kindOf(settlement)
  if (kind === 'taken_back') return t('statement.takenBack')
  const outcome = result && resultWord(result, isBurmeseBet(bet))
  const word = t(status === 'settled' && outcome ? `result.${outcome}` : `status.${status}`)
  return kind === 'first' ? word : t(LATER[kind], { word })
}

/** How a settlement ended its bet, and what it was to those before it. */
export function SettlementResult({ settlement }: { settlement: Settlement }) {
  const { t } = useWords()
  const { net } = settlement
  const tone = kindOf(settlement) !== 'first' ? 'info' : net > 0 ? 'success' : net < 0 ? 'error' : 'neutral'
  return <Badge tone={tone}>{settlementText(settlement, t)}</Badge>
}
