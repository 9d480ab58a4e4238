import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { GameStore } from '../state/game-store'
import { GameBar } from './game-bar'
import { GameFailed } from './game-failed'
import styles from './game-page.module.css'
import { ownAnswerOf } from './own-answer-of'
import { SessionBar } from './session-bar'

/** A game with our bars above it: way out, balance, session. */
export const GamePage = observer(({ store }: { store: GameStore }) => {
  const { t } = useWords()
  const page = useRef<HTMLElement>(null)
  const { stage, facts } = store
  const name = facts?.game.name ?? t('game.untitled')
  return (
    <section ref={page} className={styles.page} aria-label={name}>
      <GameBar store={store} name={name} page={page} />
      <SessionBar store={store} />
      <div className={styles.stage}>
        {(stage.stage === 'loading' || stage.stage === 'playing') && (
          <GameFrame key={stage.src} store={store} src={stage.src} name={name} />
        )}
        {(stage.stage === 'launching' || stage.stage === 'loading') && (
          <div className={styles.cover} role="status">
            <span className={styles.spinner} aria-hidden="true" />
            <strong>{t('game.opening', { name })}</strong>
            {store.isSlow && <span>{t('game.slow')}</span>}
          </div>
        )}
        {stage.stage === 'failed' && <GameFailed store={store} code={stage.code} text={stage.text} />}
      </div>
    </section>
  )
})

/** The game itself, on its provider's origin. */
function GameFrame({ store, src, name }: { store: GameStore; src: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // The provider's origin is only known to the server; the window that sent it is known for certain.
      if (source === frame.current?.contentWindow && origin !== location.origin) store.receive(data)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [store])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={name}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      onLoad={() => store.frameLoaded(ownAnswerOf(frame.current))}
    />
  )
}
