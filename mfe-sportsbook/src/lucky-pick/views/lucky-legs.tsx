import { formatOdds, kickoffText } from '@touchline/rules'
import { IconButton } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { kindText } from '../../shared/views/kind-text'
import { matchName, PickText, pickWithLine, useSlip } from '../../slip'
import type { LuckyLeg, LuckyStore } from '../state/lucky-store'
import styles from './lucky.module.css'

/** The drawn legs, each with its price and a button to draw it again. */
export const LuckyLegs = observer(function LuckyLegs({ store }: { store: LuckyStore }) {
  const { t } = useWords()
  const { now } = useSlip()
  const { legs } = store
  if (legs.length === 0) return null
  return (
    <ol className={styles.legs} aria-label={t('lucky.list')}>
      {legs.map((drawn, place) => {
        const { leg } = drawn.offer
        // Two of them may be "Over 2.5": the key has the match.
        const name = pickWithLine(t, leg)
        return (
          // A redrawn leg keeps its place, and the finger too.
          <li key={place} className={drawn.isOpen ? '' : styles.closed}>
            <section aria-label={`${name}, ${matchName(t, leg)}`}>
              <p className={styles.pick}>
                <b>
                  <PickText leg={leg} />
                </b>{' '}
                <b translate="no">{formatOdds(priceOf(drawn, legs.length))}</b>
              </p>
              <p className={styles.match}>
                {matchName(t, leg)} ·{' '}
                {leg.market === 3 ? t('live') : dateText(kickoffText(leg.kickoff, now()))}
              </p>
              <p className={styles.match}>{drawn.isOpen ? kindText(leg, t) : t('lucky.closed')}</p>
            </section>
            <IconButton
              icon="refresh"
              size={14}
              label={t('lucky.roll', { name })}
              onClick={() => void store.roll(place)}
            />
          </li>
        )
      })}
    </ol>
  )
})

/** A parlay shows decimal prices, a single the odds type of the member. */
const priceOf = ({ offer }: LuckyLeg, count: number): number => (count > 1 ? offer.decimal : offer.leg.odds)
