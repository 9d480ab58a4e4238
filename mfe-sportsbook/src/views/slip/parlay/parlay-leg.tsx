import { formatOdds } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { conflictOf, legPrice } from '../../../domain/slip-combination'
import type { SlipRefusal } from '../../../domain/slip-draft'
import { type AsianLegs, pricedLeg } from '../../../state/asian-legs'
import type { SlipEntry } from '../../../state/slip-entry'
import { kindText } from '../../kind-text'
import { entryNews } from '../entry-news'
import { useSlip } from '../slip-context'
import { pickWithLine, refusalWords } from '../slip-words'
import { LegLines } from './leg-lines'
import { LegMatch } from './leg-match'

import styles from './parlay.module.css'

interface ParlayLegProps {
  entry: SlipEntry
  place: number
  legs: AsianLegs
  /** What the server refused, when it was about this leg. */
  refusal: SlipRefusal | null
  isLocked: boolean
}

/** One leg: what it is, its parlay price, and what is wrong with it or has changed, marked on it. */
export const ParlayLeg = observer(function ParlayLeg({
  entry,
  place,
  legs,
  refusal,
  isLocked,
}: ParlayLegProps) {
  const { t } = useWords()
  const { slip } = useSlip()
  const { leg } = entry.selection
  const combined = pricedLeg(legs, entry.selection)
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const other = conflictOf(legs.toCombine, place)
  const isAlone = legs.toCombine[place]?.comboMin === 0
  const news = entryNews(t, entry)
  const fault = faultWords()
  const moved = movedWords() ?? news?.text
  return (
    <li className={fault ? styles.wrong : news ? styles.asks : ''}>
      <section aria-label={name}>
        <p className={styles.pick}>
          <span>
            <small>{place + 1}</small> <b>{name}</b>
          </span>
          <b>{combined ? formatOdds(legPrice(combined)) : '–'}</b>
        </p>
        <LegLines news={fault ?? moved}>
          <LegMatch leg={leg} match={entry.selection.match} />
          <p className={styles.match}>{leg && kindText(leg, t)}</p>
        </LegLines>
      </section>
      {!isLocked && (
        <button type="button" onClick={() => slip.dropWithUndo(entry)} aria-label={t('leg.remove', { name })}>
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )

  /** A parlay is told in decimal prices, whatever the player's odds type is. */
  function movedWords(): string | null {
    const { gate } = entry.selection
    if (gate.gate !== 'accept_price' || !combined) return null
    const from = formatOdds(legPrice({ terms: gate.from, quote: null }))
    return `${t('moved.title')} ${t('moved.textPlain', { from, to: formatOdds(legPrice(combined)) })}`
  }

  function faultWords(): string | null {
    if (isAlone) return t('parlay.alone')
    if (other === null) return refusal && refusalWords(t, refusal)
    const isOutright = legs.toCombine[other]?.outright || legs.toCombine[place]?.outright
    return t(isOutright ? 'parlay.conflictLeague' : 'parlay.conflict', { leg: other + 1 })
  }
})
