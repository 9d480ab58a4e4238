import { combinedOdds, formatCombinedOdds } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { excludes, legPrice } from '../../../domain/slip-combination'
import { type AsianLegs, pricedLegs } from '../../../state/asian-legs'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { kindWithScore, pickWithLine } from '../slip-words'
import { legNumbers } from './leg-numbers'
import styles from './parlay.module.css'

/** Legs of one match, with every way out and what it would pay; the market tells apart what is called alike in two of them. */
export const ParlayConflict = observer(function ParlayConflict({
  places,
  legs,
  ref,
}: {
  places: readonly number[]
  legs: AsianLegs
  ref: Ref<HTMLElement>
}) {
  const { t, tag } = useWords()
  const { slip } = useSlip()
  const entries = slip.combinable
  const [first = 0] = places
  const group = places.filter((place) => place === first || excludes(legs.toCombine, first, place))
  const isLeague = group.some((place) => legs.toCombine[place]?.outright)
  const without = (kept: number): string => {
    const left = pricedLegs(legs).filter((_, place) => place === kept || !group.includes(place))
    return formatCombinedOdds(combinedOdds(left.map(legPrice)))
  }
  return (
    <section className={styles.conflict} ref={ref}>
      <SlipNotice
        tone="error"
        icon="warning"
        title={t(isLeague ? 'parlay.leagueConflict' : 'parlay.legsConflict', {
          legs: legNumbers(t, tag, group),
        })}
      >
        {t(isLeague ? 'parlay.keepOneOfLeague' : 'parlay.keepOne')}
      </SlipNotice>
      {group.map((place) => {
        const entry = entries[place]
        const leg = entry?.selection.leg
        return (
          leg && (
            <Button
              key={entry.id}
              wide
              className={slipStyles.main}
              onClick={() => {
                const others = group.flatMap((at) => (at === place ? [] : (entries[at] ?? [])))
                slip.dropWithUndo(...others)
              }}
            >
              <span>
                {t('parlay.keep', { name: pickWithLine(t, leg) })} @ {without(place)}
              </span>{' '}
              <small className={styles.keptKind}>{kindWithScore(t, leg)}</small>
            </Button>
          )
        )
      })}
    </section>
  )
})
