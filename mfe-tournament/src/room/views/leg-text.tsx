import type { RoomMatch } from '@touchline/contracts/calls'
import { type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { displayOdds, formatOdds, givesGoals, lineText, selectionWording } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { PricedChoice } from '../domain/pick-choice'
import styles from './leg-text.module.css'

type Leg = Pick<PricedChoice, 'bet_type' | 'selection' | 'line'>

/** "Arsenal −0.5": the side of a pick with its line. */
export function LegText({ leg, match }: { leg: Leg; match: Pick<RoomMatch, 'home' | 'away'> }) {
  const { say } = useWords()
  const worded = { ...leg, home: match.home, away: match.away, myanmar: null }
  return (
    <span className={styles.leg}>
      {say(selectionWording(worded))}{' '}
      <span className={givesGoals(worded) ? styles.gives : styles.line} translate="no">
        {lineText(worded)}
      </span>
    </span>
  )
}

/** A Malay price in the member's type; a leg of a ticket carries a decimal one already. */
export function Price({ odds, type, decimal = false }: { odds: number; type: OddsType; decimal?: boolean }) {
  const shown = decimal ? odds : displayOdds('hdp', odds, type).odds
  const isNegative = shown < 0 && type !== OddsTypeId.DEC
  return (
    <span className={isNegative ? styles.gives : styles.price} translate="no">
      {formatOdds(shown)}
    </span>
  )
}
