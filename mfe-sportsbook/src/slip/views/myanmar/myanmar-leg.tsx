import { formatMyanmarPrice, formatOdds, percentFor } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { priceDirection } from '../../../shared/domain/price-rank'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import { kindText } from '../../../shared/views/kind-text'
import type { BurmeseTerms } from '../../domain/burmese-terms'
import type { BurmeseSelection } from '../../domain/selection-now'
import type { SlipRefusal } from '../../domain/slip-draft'
import { lockNews } from '../entry-news'
import type { MovedFrom } from '../moved-from'
import { LegCard } from '../parlay/leg-card'
import { useSlip } from '../slip-context'
import { refusalWords } from '../slip-words'

interface MyanmarLegProps {
  selection: BurmeseSelection
  place: number
  /** One of several, which goals, percent and the deduction pay: its own price decides a body alone. */
  isMaung: boolean
  /** The first conflicting leg, if any. */
  conflict: number | null
  /** The refusal of the server about this leg. */
  refusal: SlipRefusal | null
  isLocked: boolean
  /** The leg as it was sent, while the bet is pending. */
  sent: SlipLeg | null
  onRemove: () => void
}

/** "1−50", with a true minus. */
export const burmesePrice = (terms: Pick<BurmeseTerms, 'goals' | 'percent'>): string =>
  formatMyanmarPrice(terms).replace('-', '−')

/** One Burmese selection: side, goals and percent, payout, and its move. */
export const MyanmarLeg = observer(function MyanmarLeg(props: MyanmarLegProps) {
  const { selection, place, isMaung, conflict, refusal, isLocked, sent, onRemove } = props
  const { t } = useWords()
  const { state } = useSlip()
  const { terms, gate, match } = selection
  const leg = sent ?? selection.leg
  const refused = refusal && refusalWords(t, refusal, state.currency)
  const fault = conflict === null ? refused : t('parlay.conflict', { leg: conflict + 1 })
  const asks = gate.gate === 'accept_price' || gate.gate === 'accept_line'
  const worded = isMaung ? burmesePrice : wordedTerms
  const [title, spoken, from] = asks && !isLocked ? movedWords() : []
  return (
    <LegCard
      place={place}
      leg={leg}
      match={match}
      price={isMaung ? null : sent ? formatOdds(sent.odds) : terms ? formatOdds(terms.odds) : '–'}
      kind={leg && kindText(leg, t)}
      was={from ? { text: from, isUp: null } : isLocked ? null : followedFrom()}
      moved={title && spoken ? { title, spoken } : null}
      fault={fault ?? (!isLocked && gate.gate === 'locked' ? lockNews(t, gate.lock)?.text : null)}
      isClosed={selection.offer.offer === 'closed'}
      isPassing={!fault}
      onRemove={isLocked ? undefined : onRemove}
    />
  )

  /** The title of the move, its spoken text and the terms before it. */
  function movedWords(): [title: string, spoken: string, from: string] | [] {
    if (gate.gate !== 'accept_price' && gate.gate !== 'accept_line') return []
    const [from, to] = [worded(gate.from), worded(gate.terms)]
    const isPercent = gate.from.percent !== gate.terms.percent
    const [title, what] =
      gate.gate === 'accept_line'
        ? [t('moved.line'), t('burmese.goalMoved')]
        : [t(isPercent ? 'burmese.percentMoved' : 'moved.title')]
    return [title, `${what ?? title} ${t('moved.textPlain', { from, to })}`, from]
  }

  /** The terms before a move that needed no consent. */
  function followedFrom(): MovedFrom | null {
    const { movedFrom } = selection
    if (!movedFrom || !terms || worded(movedFrom) === worded(terms)) return null
    const percent = Math.sign(percentFor(terms, terms.side) - percentFor(movedFrom, terms.side))
    // Prices do not count in a maung.
    const price = isMaung ? 0 : priceDirection(movedFrom.odds, terms.odds)
    // A better percent at a worse price is neither.
    return { text: worded(movedFrom), isUp: percent * price < 0 ? null : percent + price > 0 }
  }
})

const wordedTerms = (terms: BurmeseTerms): string => `${burmesePrice(terms)} @ ${formatOdds(terms.odds)}`
