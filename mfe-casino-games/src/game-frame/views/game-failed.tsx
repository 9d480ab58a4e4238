import type { ErrorCode } from '@touchline/contracts/errors'
import { Button, EmptyState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { GameStore } from '../state/game-store'
import styles from './game-page.module.css'

interface GameFailedProps {
  store: GameStore
  code: ErrorCode
  /** Empty where the server gave none in words. */
  text: string
}

/** Why the game did not open; another try, or the way back. */
export const GameFailed = observer(({ store, code, text }: GameFailedProps) => {
  const { t } = useWords()
  return (
    <div className={styles.cover} role="alert">
      <EmptyState
        icon={code === 'game_maintenance' ? 'clock' : 'warning'}
        title={t(code === 'game_maintenance' ? 'game.maintenance' : 'game.failed')}
        text={`${text || t('game.notAnswering')} ${t('kit.code', { code })}`}
        actions={
          <>
            <Button look="primary" size="large" onClick={() => void store.launch()}>
              {t('kit.retry')}
            </Button>
            <Button size="large" onClick={store.exit}>
              {t('game.exit')}
            </Button>
          </>
        }
      />
    </div>
  )
})
