import type { Bet } from '@touchline/contracts'
import { useWords } from '../locale-provider'
import styles from './bets.module.css'

/** Where the bet stands, or how it ended, in one word. */
export function BetsBadge({ bet }: { bet: Bet }) {
  const { t } = useWords()
  return <span className={`${styles.badge} ${styles[toneOf(bet)]}`}>{t(wordOf(bet))}</span>
}

function wordOf(bet: Bet): string {
  switch (bet.status) {
    case 'waiting':
    case 'running':
    case 'rejected':
    case 'void':
    case 'cashout':
      return `bets.status.${bet.status}`
    case 'settled':
      return `bets.result.${bet.result ?? 'draw'}`
  }
}

function toneOf(bet: Bet): 'badgeOpen' | 'badgeWait' | 'badgeWon' | 'badgeLost' | 'badgeEven' {
  if (bet.status === 'running') return 'badgeOpen'
  if (bet.status === 'waiting') return 'badgeWait'
  if (bet.status === 'rejected') return 'badgeLost'
  const net = bet.net ?? 0
  return net > 0 ? 'badgeWon' : net < 0 ? 'badgeLost' : 'badgeEven'
}
