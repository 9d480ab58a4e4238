import { formatMoney } from '@touchline/rules'
import { Button, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useWalletCurrency } from '../../shared/views/use-wallet-currency'
import type { LobbyStore } from '../state/lobby-store'
import styles from './open-round-notice.module.css'

/** A round that is still open, and the way back into its game. */
export const OpenRoundNotice = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const currency = useWalletCurrency()
  const [round] = store.openRounds.rounds
  if (!round || !currency) return null
  const { provider, game_code, game: name, bet } = round
  const game = { provider, game_code, name, reason: null, has_demo: false }
  return (
    <div className={styles.notice}>
      <NoticeBox
        tone="info"
        role="status"
        action={<Button onClick={() => store.launcher.launch(game)}>{t('openRound.continue')}</Button>}
      >
        {t('openRound.text', { name, bet: formatMoney(bet, currency) })}
      </NoticeBox>
    </div>
  )
})
