import { isPlayable } from '@touchline/contracts/host'
import { Link } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { BET_LIST } from '../domain/bet-list-view'
import { DRAWS } from '../domain/draws-address'
import { ROUNDS, roundListOf } from '../domain/rounds-address'
import styles from './bet-products.module.css'

/** Above the lists of a member's bets: those of the sportsbook, rounds of games, and shared rounds, where the brand has them. */
export function BetProducts({ current }: { current: 'sports' | 'games' | 'draws' }) {
  const { t } = useWords()
  const { brand } = useHost()
  const hasGames = brand.products.some((id) => roundListOf(id) !== null && isPlayable(brand, id))
  const hasDraws = brand.products.some((id) => ['virtual', 'lottery'].includes(id) && isPlayable(brand, id))
  if (!hasGames && !hasDraws) return null
  const currentOf = (id: typeof current) => (id === current ? 'page' : undefined)
  return (
    <nav className={styles.products} aria-label={t('betList.products')}>
      <Link to={BET_LIST.path} aria-current={currentOf('sports')}>
        {t('betList.sports')}
      </Link>
      {hasGames && (
        <Link to={ROUNDS.path} aria-current={currentOf('games')}>
          {t('area.rounds')}
        </Link>
      )}
      {hasDraws && (
        <Link to={DRAWS.path} aria-current={currentOf('draws')}>
          {t('area.draws')}
        </Link>
      )}
    </nav>
  )
}
