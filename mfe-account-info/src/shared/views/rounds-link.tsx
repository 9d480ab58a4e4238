import { isPlayable } from '@touchline/contracts/host'
import { Link } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { ROUNDS, roundListOf } from '../domain/rounds-address'
import styles from './rounds-link.module.css'

/** From lists of bets to the rounds of games, where the brand has games. */
export function RoundsLink() {
  const { t } = useWords()
  const { brand } = useHost()
  const hasGames = brand.products.some((id) => roundListOf(id) !== null && isPlayable(brand, id))
  return hasGames ? (
    <Link to={ROUNDS.path} className={styles.link}>
      {t('area.rounds')}
    </Link>
  ) : null
}
