import type { Game } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { backAt } from '../domain/back-at'
import styles from './closed.module.css'

/** Why a game cannot be played, over its greyed picture. */
export function Closed({ game, now }: { game: Pick<Game, 'status' | 'until'>; now: number }) {
  const { t } = useWords()
  return (
    <div className={styles.closed}>
      <Icon name={game.status === 'maintenance' ? 'clock' : 'lock'} size={20} />
      <strong>{t(`status.${game.status}`)}</strong>
      <span>{whyText(game, now, t)}</span>
    </div>
  )
}

function whyText(
  { status, until }: Pick<Game, 'status' | 'until'>,
  now: number,
  t: ReturnType<typeof useWords>['t'],
) {
  if (status !== 'maintenance') return t('disabledGame')
  if (until === null) return ''
  const { weekday, time } = backAt(until, now)
  return weekday === null ? t('back', { time }) : t('backOn', { weekday: t(`weekday.${weekday}`), time })
}
