import { isPlayable } from '@touchline/contracts/host'
import { Link } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { BET_LIST } from '../domain/bet-list-view'
import { ROUNDS, roundListOf } from '../domain/rounds-address'
import styles from './bet-products.module.css'

/** Above the lists of a member's bets: those of the sportsbook, and rounds of games where the brand has games. */
export function BetProducts({ current }: { current: 'sports' | 'games' }) {
  const { t } = useWords()
  const { brand } = useHost()
  const hasGames = brand.products.some((id) => roundListOf(id) !== null && isPlayable(brand, id))
  if (!hasGames) return null
  const currentOf = (id: typeof current) => (id === current ? 'page' : undefined)
  return (
    <nav className={styles.products} aria-label={t('betList.products')}>
      <Link to={BET_LIST.path} aria-current={currentOf('sports')}>
        {t('betList.sports')}
      </Link>
      <Link to={ROUNDS.path} aria-current={currentOf('games')}>
        {t('area.rounds')}
      </Link>
    </nav>
  )
}
