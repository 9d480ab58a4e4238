import { formatOdds, scoreText } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import type { SlipTerms } from '../../../shared/domain/slip-terms'
import { type AsianLegs, pricedLeg } from '../../domain/bets/legs'
import { conflictOf, legPrice } from '../../domain/slip-combination'
import type { SlipRefusal } from '../../domain/slip-draft'
import { isScoreMove } from '../../domain/slip-gate'
import type { SlipEntry } from '../../domain/slip-now'
import { gateNews } from '../entry-news'
import { movedFrom } from '../moved-from'
import { useSlip } from '../slip-context'
import { pricedText } from '../slip-gate-notice'
import { kindWithScore, refusalWords } from '../slip-words'
import { LegCard } from './leg-card'

interface ParlayLegProps {
  entry: SlipEntry
  place: number
  legs: AsianLegs
  /** The refusal of the server about this leg. */
  refusal: SlipRefusal | null
  isLocked: boolean
  /** The leg as it was sent, while the bet is pending. */
  sent: SlipLeg | null
}

/** One leg: selection, parlay price, fault and move. */
export const ParlayLeg = observer(function ParlayLeg({
  entry,
  place,
  legs,
  refusal,
  isLocked,
  sent,
}: ParlayLegProps) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { match, gate } = entry.selection
  const leg = sent ?? entry.selection.leg
  const combined = pricedLeg(legs, entry.selection)
  const price = sent ? sent.odds : combined && legPrice(combined)
  const other = conflictOf(legs.toCombine, place)
  const isAlone = legs.toCombine[place]?.comboMin === 0
  const asks = gate.gate === 'accept_price' || gate.gate === 'accept_line'
  const fault = faultWords()
  // Parlays show decimal prices in every odds type.
  const decimal = (terms: SlipTerms) => legPrice({ terms, quote: null })
  const was = isLocked || !leg || !price ? null : movedFrom(entry.selection, leg, price, decimal)
  const spoken = gateNews(t, gate)?.text
  const moved = asks && was !== null
  return (
    <LegCard
      place={place}
      leg={leg}
      isClosed={entry.selection.offer.offer === 'closed'}
      match={match}
      price={price ? formatOdds(price) : '–'}
      kind={leg && kindWithScore(t, leg)}
      was={was}
      moved={was && moved ? movedWords(was.text) : null}
      fault={fault ?? (moved ? null : spoken)}
      isPassing={!fault}
      onRemove={isLocked ? undefined : () => slip.dropWithUndo(entry)}
    />
  )

  /** Screen readers get each new amount beside its old one. */
  function movedWords(from: string) {
    const to = formatOdds(price ?? 0)
    const spoken = (title: string, values: { from: string; to: string }) => ({
      title,
      spoken: `${title} ${t('moved.textPlain', values)}`,
    })
    if (gate.gate !== 'accept_line') return spoken(t('moved.title'), { from, to })
    if (!isScoreMove(gate.from, gate.terms))
      return spoken(t('moved.line'), { from, to: leg ? pricedText({ ...leg, odds: price ?? 0 }) : to })
    const [before, now] = [gate.from, gate.terms].map(({ score }) => (score ? scoreText(score) : '–'))
    const score = spoken(t('moved.score'), { from: before ?? '', to: now ?? '' })
    return from === to ? score : { ...score, spoken: `${score.spoken} ${t('moved.said', { from, to })}` }
  }

  function faultWords(): string | null {
    if (isAlone) return t('parlay.alone')
    if (other === null) return refusal && refusalWords(t, refusal, state.currency)
    const values = { leg: other + 1 }
    if (legs.toCombine[place]?.outright) return t('parlay.conflictOutright', values)
    return t(legs.toCombine[other]?.outright ? 'parlay.conflictLeague' : 'parlay.conflict', values)
  }
})
