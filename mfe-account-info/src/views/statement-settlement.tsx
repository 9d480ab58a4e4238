import type { Bet, Settlement } from '@touchline/contracts/calls'
import { burmeseKind, isBurmeseBet, lineText, resultWord, selectionWording } from '@touchline/rules'
import { Badge } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { kindText } from './kind-text'

type Words = ReturnType<typeof useWords>

/** "Over 2.5, Arsenal −0.25". */
export const picksText = ({ legs }: Bet, say: Words['say']): string =>
  legs.map((leg) => `${say(selectionWording(leg))} ${lineText(leg) ?? ''}`.trim()).join(', ')

/** The match of a single with its score, of a body what it is about too; of others their kind. */
export function matchText(bet: Bet, t: Words['t']): string {
  const [leg] = bet.legs
  if (!leg || bet.legs.length > 1) return kindText(bet, t)
  const { home, away, score } = leg
  if (away === '') return home
  const match = score
    ? t('match.score', { home, away, score: score.join('-') })
    : t('match.versus', { home, away })
  const burmese = burmeseKind(leg)
  return burmese ? `${match} · ${t(burmese.key)}` : match
}

/** How a settlement ended its bet, and whether it corrected an earlier one. */
export function SettlementResult({ settlement }: { settlement: Settlement }) {
  const { t } = useWords()
  const { bet, status, revision, net } = settlement
  const result = settlement.result && resultWord(settlement.result, isBurmeseBet(bet))
  const word = t(status === 'settled' && result ? `result.${result}` : `status.${status}`)
  return revision > 1 ? (
    <Badge tone="info">{t('statement.corrected', { word })}</Badge>
  ) : (
    <Badge tone={net > 0 ? 'success' : net < 0 ? 'error' : 'neutral'}>{word}</Badge>
  )
}
