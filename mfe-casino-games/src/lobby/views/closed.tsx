import type { Game } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { backAt } from '../domain/back-at'
import styles from './closed.module.css'

type ClosedGame = Pick<Game, 'state' | 'until' | 'reason'>

/** Why a game cannot be played, over its greyed picture. */
export function Closed({ game, now }: { game: ClosedGame; now: number }) {
  const { t } = useWords()
  const isMaintenance = game.state === 'maintenance'
  return (
    <div className={styles.closed}>
      <Icon name={isMaintenance ? 'clock' : 'lock'} size={20} />
      <strong>{t(isMaintenance ? 'status.maintenance' : 'status.disabled')}</strong>
      <span>{whyText(game, now, t)}</span>
    </div>
  )
}

function whyText({ state, until, reason }: ClosedGame, now: number, t: ReturnType<typeof useWords>['t']) {
  if (reason === 'currencyNotSupported') return t('why.currency')
  if (reason === 'SUSPEND') return t('why.suspended')
  if (state !== 'maintenance') return t('disabledGame')
  if (until === null) return ''
  const { weekday, time } = backAt(until, now)
  return weekday === null ? t('back', { time }) : t('backOn', { weekday: t(`weekday.${weekday}`), time })
}
