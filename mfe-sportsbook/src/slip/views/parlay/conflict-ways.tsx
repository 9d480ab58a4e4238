import { combinedOdds, formatCombinedOdds, type LegToCombine } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import { type AsianLegs, pricedLegs } from '../../domain/bets/legs'
import { legPrice, waysOut } from '../../domain/slip-combination'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { kindWithScore, matchAndKind, pickWithLine } from '../slip-words'
import styles from './parlay.module.css'

/** Legs of one match in a parlay or a system, with every way out and what it would pay. */
export const ParlayConflict = observer(function ParlayConflict({
  places,
  legs,
  ref,
}: {
  places: readonly number[]
  legs: AsianLegs
  ref: Ref<HTMLElement>
}) {
  const { slip } = useSlip()
  const entries = slip.combinable
  return (
    <ConflictWays
      ref={ref}
      places={places}
      toCombine={legs.toCombine}
      legOf={(place) => entries[place]?.selection.leg ?? null}
      priceWithout={(gone) => {
        const left = pricedLegs(legs).filter((_, place) => !gone.includes(place))
        return formatCombinedOdds(combinedOdds(left.map(legPrice)))
      }}
      onTakeOut={(gone) => slip.dropWithUndo(...gone.flatMap((place) => entries[place] ?? []))}
    />
  )
})

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

/**
 * "1 and 4", "1, 3 and 4". A browser without the lists of a language, as Chromium is without Burmese ones, would write English
 * ones: those are put together from our words.
 */
export function legNumbers(t: Translate, tag: string, places: readonly number[]): string {
  const numbers = places.map((place) => String(place + 1))
  if (numbers.length < 2 || Intl.ListFormat.supportedLocalesOf(tag).length > 0)
    // The English of books has no comma before the last one.
    return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag).format(numbers)
  return t('parlay.legNumbers', { first: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? '' })
}
