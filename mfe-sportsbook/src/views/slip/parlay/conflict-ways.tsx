import type { LegToCombine } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { Ref } from 'react'
import { excludes } from '../../../domain/slip-combination'
import type { SlipLeg } from '../../../domain/slip-leg'
import slipStyles from '../slip.module.css'
import { SlipNotice } from '../slip-notice'
import { kindWithScore, pickWithLine } from '../slip-words'
import { legNumbers } from './leg-numbers'
import styles from './parlay.module.css'

interface ConflictWaysProps {
  places: readonly number[]
  toCombine: readonly LegToCombine[]
  legOf: (place: number) => SlipLeg | null
  /** What the bet would pay without these legs; for a bet that has no price of its own it is left out. */
  priceWithout?: (gone: readonly number[]) => string
  onTakeOut: (gone: readonly number[]) => void
  ref: Ref<HTMLElement>
}

/** Legs of one match, with every way out; the market tells apart what is called alike in two of them. */
export function ConflictWays(props: ConflictWaysProps) {
  const { places, toCombine, legOf, priceWithout, onTakeOut, ref } = props
  const { t, tag } = useWords()
  const [first = 0] = places
  const group = places.filter((place) => place === first || excludes(toCombine, first, place))
  const isLeague = group.some((place) => toCombine[place]?.outright)
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
        const leg = legOf(place)
        const gone = group.filter((at) => at !== place)
        return (
          leg && (
            <Button key={place} wide className={slipStyles.main} onClick={() => onTakeOut(gone)}>
              <span>
                {t('parlay.keep', { name: pickWithLine(t, leg) })}
                {priceWithout && ` @ ${priceWithout(gone)}`}
              </span>{' '}
              <small className={styles.keptKind}>{kindWithScore(t, leg)}</small>
            </Button>
          )
        )
      })}
    </section>
  )
}
