import { formatSignedMoney } from '@touchline/rules'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { GameStore } from '../state/game-store'
import styles from './session-bar.module.css'
import { useStreamed } from './use-streamed'

const CONNECTING = { freshness: 'connecting', ageMs: 0 } as const

/** The result of the session, its duration, and whether the balance is up to date. */
export const SessionBar = observer(({ store }: { store: GameStore }) => {
  const { t } = useWords()
  const { live } = useHost()
  const { freshness } = useStreamed<{ freshness: 'connecting' | 'fresh' | 'stale' | 'lost' }>(
    live.freshness$,
    CONNECTING,
  )
  const { minutes } = store
  const { wallet, net } = store.shown
  return (
    <div className={styles.bar}>
      {store.played.mode === 'real' && wallet && (
        <span>
          {t('game.session')}{' '}
          <strong className={styles[net < 0 ? 'loss' : net > 0 ? 'gain' : 'even']}>
            {formatSignedMoney(net, wallet.currency_code)}
          </strong>
        </span>
      )}
      <span>{t('game.minutes', { count: minutes })}</span>
      {store.checkPath !== null && (
        <a className={styles.check} href={store.checkPath} target="_blank" rel="noopener">
          {t('game.check')}
        </a>
      )}
      {store.isRoundOpen && <span className={styles.round}>{t('game.roundOpen')}</span>}
      <span className={styles.chip} data-freshness={freshness} role="status">
        {t(`game.connection.${freshness}`)}
      </span>
    </div>
  )
})
