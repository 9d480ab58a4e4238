import { type Game, gameIdOf } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { Button, IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useWalletCurrency } from '../../shared/views/use-wallet-currency'
import { formatRtp } from '../domain/format-rtp'
import type { LobbyStore } from '../state/lobby-store'
import { TileArt } from './art/tile-art'
import styles from './lobby-hero.module.css'

const NEXT_AFTER_MS = 8_000

const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Featured games one after the other; it pauses at a press, and begins paused where motion is reduced. */
export const LobbyHero = observer(({ store }: { store: LobbyStore }) => {
  const { t } = useWords()
  const games = store.featured
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(isCalm)
  const [isHeld, setHeld] = useState(false)
  const count = games.length
  const move = (step: number) => setAt((before) => (before + step + count) % count)
  useEffect(() => {
    if (isPaused || isHeld || count < 2) return undefined
    const timer = setInterval(() => setAt((before) => (before + 1) % count), NEXT_AFTER_MS)
    return () => clearInterval(timer)
  }, [isPaused, isHeld, count])
  const game = games[Math.min(at, count - 1)]
  if (!game) return null
  return (
    <section
      className={styles.hero}
      aria-label={t('hero.label')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.picture} key={gameIdOf(game)}>
        <TileArt {...game} />
      </div>
      <FeaturedGame game={game} store={store} />
      {count > 1 && (
        <div className={styles.controls}>
          <span>{t('hero.place', { at: Math.min(at, count - 1) + 1, count })}</span>
          <IconButton icon="chevronLeft" label={t('hero.before')} onClick={() => move(-1)} />
          <IconButton
            icon={isPaused ? 'chevronRight' : 'pause'}
            label={t(isPaused ? 'hero.resume' : 'hero.pause')}
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          />
          <IconButton icon="chevronRight" label={t('hero.next')} onClick={() => move(1)} />
        </div>
      )}
    </section>
  )
})

const FeaturedGame = observer(({ game, store }: { game: Game; store: LobbyStore }) => {
  const { t } = useWords()
  const currency = useWalletCurrency()
  const { name, provider, lines, rtp, min_bet } = game
  const facts = [
    lines !== null && lines > 0 && t('hero.lines', { count: lines }),
    rtp !== null && t('hero.return', { rtp: formatRtp(rtp) }),
    min_bet !== null && currency && t('hero.stakes', { stake: formatMoney(min_bet, currency) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <div className={styles.text}>
      <span className={styles.provider}>{store.providerNames.get(provider)}</span>
      <strong className={styles.name}>{name}</strong>
      <span>{facts.join(' · ')}</span>
      <span className={styles.play}>
        <Button look="primary" onClick={() => store.launcher.launch(game)}>
          {t('play')}
        </Button>
        {!store.launcher.isPhone && <small>{t('hero.window')}</small>}
      </span>
    </div>
  )
})
