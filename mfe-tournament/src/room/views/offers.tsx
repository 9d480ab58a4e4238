import type { RoomMatchState } from '@touchline/contracts/calls'
import type { OddsType } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { type PickChoice, pricedChoice, sidesOf } from '../domain/pick-choice'
import { LegText, Price } from './leg-text'
import styles from './offers.module.css'

interface OffersProps {
  match: RoomMatchState
  chosen: PickChoice | null
  oddsType: OddsType
  onChoose: (choice: PickChoice) => void
}

/** Prices of a match as buttons: handicap above, over and under below. */
export function Offers({ match, chosen, oddsType, onChoose }: OffersProps) {
  const { t, name } = useWords()
  if (match.offers.length === 0) return <p className={styles.kind}>{t('noPrices')}</p>
  return (
    <fieldset
      className={styles.offers}
      aria-label={t('pricesOf', { home: name(match.home), away: name(match.away) })}
    >
      {match.offers.map(({ bet_type }) => (
        <div key={bet_type} className={styles.row}>
          <span className={styles.kind}>{t(`kind.${bet_type}`)}</span>
          {sidesOf(bet_type).map((selection) => {
            const priced = pricedChoice(match, { bet_type, selection })
            return priced ? (
              <button
                key={selection}
                type="button"
                className={styles.offer}
                aria-pressed={chosen?.bet_type === bet_type && chosen.selection === selection}
                onClick={() => onChoose({ bet_type, selection })}
              >
                <LegText leg={priced} match={match} />
                <Price odds={priced.odds} type={oddsType} />
              </button>
            ) : null
          })}
        </div>
      ))}
    </fieldset>
  )
}
