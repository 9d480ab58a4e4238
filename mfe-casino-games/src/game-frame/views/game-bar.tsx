import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useState } from 'react'
import type { GameStore } from '../state/game-store'
import styles from './game-bar.module.css'

interface GameBarProps {
  store: GameStore
  name: string
  /** Element that fills the screen when asked to. */
  page: RefObject<HTMLElement | null>
}

/** The way out, the name and limits of the game, the balance. */
export const GameBar = observer(({ store, name, page }: GameBarProps) => {
  const { t } = useWords()
  const { wallet } = store.shown
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.exit} onClick={store.exit}>
        <Icon name="chevronLeft" size={20} />
        {t('game.exit')}
      </button>
      <div className={styles.title}>
        <h1 className={styles.name}>{name}</h1>
        <Limits store={store} currency={wallet?.currency_code ?? null} />
      </div>
      <div className={styles.balance}>
        <span>{t(store.played.mode === 'demo' ? 'game.demo' : 'game.balance')}</span>
        {wallet && store.played.mode === 'real' && (
          <strong>{`${formatMoney(wallet.available_balance, wallet.currency_code)} ${wallet.currency_code}`}</strong>
        )}
      </div>
      <FullscreenButton page={page} />
    </header>
  )
})

const Limits = observer(({ store, currency }: { store: GameStore; currency: Currency | null }) => {
  const { t } = useWords()
  if (!store.facts) return null
  const { game, provider } = store.facts
  const { min_bet, max_bet } = game
  const limits =
    min_bet !== null && max_bet !== null && currency !== null
      ? t('game.limits', { min: formatMoney(min_bet, currency), max: formatMoney(max_bet, currency) })
      : null
  return <span className={styles.facts}>{[provider, limits].filter(Boolean).join(' · ')}</span>
})

/** Four corners that point outwards, and inwards. */
const LARGER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'
const SMALLER = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5'

/** Hidden where the browser cannot: phones of some makers. */
function FullscreenButton({ page }: Pick<GameBarProps, 'page'>) {
  const { t } = useWords()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const moved = isFull ? document.exitFullscreen() : page.current?.requestFullscreen()
    moved?.catch(() => undefined)
  }
  return (
    <button
      type="button"
      className={styles.full}
      aria-label={t(isFull ? 'game.window' : 'game.fullscreen')}
      title={t(isFull ? 'game.window' : 'game.fullscreen')}
      aria-pressed={isFull}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles.corners}>
        <path d={isFull ? SMALLER : LARGER} />
      </svg>
    </button>
  )
}
