import type { GameCategory } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import type { MouseEvent } from 'react'
import { LOBBIES } from '../domain/lobbies'
import styles from './lobby-links.module.css'

interface LobbyLinksProps {
  current: GameCategory | undefined
  push: (path: string) => void
}

/** The other lobbies, as links. */
export function LobbyLinks({ current, push }: LobbyLinksProps) {
  const { t } = useWords()
  const follow = (event: MouseEvent, path: string) => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    push(path)
  }
  return (
    <nav className={styles.links} aria-label={t('lobbies')}>
      {LOBBIES.map(({ category, path }) => (
        <a
          key={category}
          href={path}
          aria-current={category === current ? 'page' : undefined}
          onClick={(event) => follow(event, path)}
        >
          {t(`lobby.${category}`)}
        </a>
      ))}
    </nav>
  )
}
