import { formatMyanmarPrice, formatOdds, givesGoals } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import type { Translate } from '@touchline/ui/words'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BurmeseTerms } from '../../../domain/burmese-terms'
import type { BurmeseGate, MyanmarSelection } from '../../../state/myanmar-selection'
import parlayStyles from '../parlay/parlay.module.css'
import slipStyles from '../slip.module.css'
import { errorText, lockReasonWords, matchName, pickName } from '../slip-words'

interface MyanmarLegProps {
  selection: MyanmarSelection
  place: number
  /** The first leg that it cannot stand beside; null when there is none. */
  conflict: number | null
  isLocked: boolean
  onRemove: () => void
}

/** "1−50", with a true minus. */
export const burmesePrice = (terms: Pick<BurmeseTerms, 'goals' | 'percent'>): string =>
  formatMyanmarPrice(terms).replace('-', '−')

/** One Burmese selection: side, goals and percent, what it pays, and what has moved, marked on it. */
export const MyanmarLeg = observer(function MyanmarLeg(props: MyanmarLegProps) {
  const { selection, place, conflict, isLocked, onRemove } = props
  const { t } = useWords()
  const { leg, terms, gate } = selection
  const name = leg ? pickName(t, leg) : t('leg.loading')
  const fault = conflict === null ? null : t('parlay.conflict', { leg: conflict + 1 })
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
        <p className={parlayStyles.match}>{leg && matchName(t, leg)}</p>
        {(fault ?? news) ? (
          <p className={parlayStyles.news}>
            <Icon name="warning" size={13} /> {fault ?? news}
          </p>
        ) : (
          <p className={parlayStyles.match}>
            {terms && t(kindKey(terms))}
            {terms && ` · ${t('burmese.pays', { odds: formatOdds(terms.odds) })}`}
          </p>
        )}
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
