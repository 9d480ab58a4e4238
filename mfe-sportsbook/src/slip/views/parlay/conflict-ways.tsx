import type { LegToCombine } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { Ref } from 'react'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import { waysOut } from '../../domain/slip-combination'
import slipStyles from '../slip.module.css'
import { SlipNotice } from '../slip-notice'
import { kindWithScore, matchAndKind, pickWithLine } from '../slip-words'
import { legNumbers } from './leg-numbers'
import styles from './parlay.module.css'

interface ConflictWaysProps {
  places: readonly number[]
  toCombine: readonly LegToCombine[]
  legOf: (place: number) => SlipLeg | null
  /**
   * The payout of the bet without these legs, where it can be combined then; absent for a bet without a price.
   */
  priceWithout?: (gone: readonly number[]) => string
  onTakeOut: (gone: readonly number[]) => void
  ref: Ref<HTMLElement>
}

/** Legs of one match, with every way out of the conflict. The market separates legs of one name. */
export function ConflictWays(props: ConflictWaysProps) {
  const { places, toCombine, legOf, priceWithout, onTakeOut, ref } = props
  const { t, tag } = useWords()
  const ways = waysOut(toCombine, places)
  const isLeague = ways.some(({ kept }) => toCombine[kept]?.outright)
  return (
    <section className={styles.conflict} ref={ref}>
      <SlipNotice
        tone="error"
        icon="warning"
        title={t(isLeague ? 'parlay.leagueConflict' : 'parlay.legsConflict', {
          legs: legNumbers(
            t,
            tag,
            ways.map(({ kept }) => kept),
          ),
        })}
      >
        {t(isLeague ? 'parlay.keepOneOfLeague' : 'parlay.keepOne')}
      </SlipNotice>
      {ways.map(({ kept, gone, isValid }) => {
        const leg = legOf(kept)
        return (
          leg && (
            <Button key={kept} wide className={slipStyles.main} onClick={() => onTakeOut(gone)}>
              <span>
                {t('parlay.keep', { name: pickWithLine(t, leg) })}
                {isValid && priceWithout && ` @ ${priceWithout(gone)}`}
              </span>{' '}
              <small className={styles.keptKind}>
                {leg.bet_type === 'orz' ? matchAndKind(t, leg) : kindWithScore(t, leg)}
              </small>
            </Button>
          )
        )
      })}
    </section>
  )
}
