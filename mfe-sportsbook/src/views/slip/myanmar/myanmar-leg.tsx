import { formatMyanmarPrice, formatOdds, givesGoals } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BurmeseTerms } from '../../../domain/burmese-terms'
import type { SlipRefusal } from '../../../domain/slip-draft'
import type { BurmeseGate, MyanmarSelection } from '../../../state/myanmar-selection'
import { LegLines } from '../parlay/leg-lines'
import { LegMatch } from '../parlay/leg-match'
import parlayStyles from '../parlay/parlay.module.css'
import slipStyles from '../slip.module.css'
import { errorText, lockReasonWords, pickName, refusalWords } from '../slip-words'

interface MyanmarLegProps {
  selection: MyanmarSelection
  place: number
  /** The first leg that it cannot stand beside; null when there is none. */
  conflict: number | null
  /** What the server refused, when it was about this leg. */
  refusal: SlipRefusal | null
  isLocked: boolean
  onRemove: () => void
}

/** "1−50", with a true minus. */
export const burmesePrice = (terms: Pick<BurmeseTerms, 'goals' | 'percent'>): string =>
  formatMyanmarPrice(terms).replace('-', '−')

/** One Burmese selection: side, goals and percent, what it pays, and what has moved, marked on it. */
export const MyanmarLeg = observer(function MyanmarLeg(props: MyanmarLegProps) {
  const { selection, place, conflict, refusal, isLocked, onRemove } = props
  const { t } = useWords()
  const { leg, terms, gate } = selection
  const name = leg ? pickName(t, leg) : t('leg.loading')
  const refused = refusal && refusalWords(t, refusal)
  const fault = conflict === null ? refused : t('parlay.conflict', { leg: conflict + 1 })
  const news = isLocked ? null : gateWords(t, gate)
  return (
    <li className={fault ? parlayStyles.wrong : news ? parlayStyles.asks : ''}>
      <section aria-label={terms ? `${name} ${burmesePrice(terms)}` : name}>
        <p className={parlayStyles.pick}>
          <span>
            <small>{place + 1}</small>{' '}
            <b className={leg && givesGoals(leg) ? slipStyles.negative : ''}>{name}</b>
          </span>
          <b>{terms ? burmesePrice(terms) : '–'}</b>
        </p>
        <LegLines news={fault ?? news}>
          <LegMatch leg={leg} match={selection.match} />
          <p className={parlayStyles.match}>
            {terms && `${t(kindKey(terms))} · ${t('burmese.pays', { odds: formatOdds(terms.odds) })}`}
          </p>
        </LegLines>
      </section>
      {!isLocked && (
        <button type="button" onClick={onRemove} aria-label={t('leg.remove', { name })}>
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
})

const kindKey = ({ betType, period }: BurmeseTerms): string =>
  `burmese.kind.${betType === 'hdp' ? 'body' : 'goals'}${period === 1 ? 'Half' : ''}`

function gateWords(t: Translate, gate: BurmeseGate): string | null {
  switch (gate.gate) {
    case 'confirm':
      return null
    case 'accept_price':
    case 'accept_line': {
      const [from, to] = [wordedTerms(gate.from), wordedTerms(gate.terms)]
      return `${t(gate.gate === 'accept_line' ? 'burmese.goalMoved' : 'burmese.percentMoved')} ${t('moved.textPlain', { from, to })}`
    }
    case 'locked':
      switch (gate.lock.lock) {
        case 'suspended':
          return t('lock.suspended', { reason: lockReasonWords(t, gate.lock.why) })
        case 'closed':
          return `${t('lock.closed')} ${lockReasonWords(t, gate.lock.why)}`
        case 'unquoted':
          return errorText(t, gate.lock.code)
        case 'loading':
        case 'view_only':
        case 'stale':
        case 'offline':
          return null
      }
  }
}

const wordedTerms = (terms: BurmeseTerms): string => `${burmesePrice(terms)} @ ${formatOdds(terms.odds)}`
