import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { MouseEvent } from 'react'
import { offeredLobbies } from '../domain/lobbies'
import { lobbyAt } from '../domain/lobby-place'
import styles from './lobby-links.module.css'

interface LobbyLinksProps {
  /** Path of the lobby on the page. */
  current: string
  push: (path: string) => void
}

/** The other lobbies, as links. */
export function LobbyLinks({ current, push }: LobbyLinksProps) {
  const { t } = useWords()
  const { brand } = useHost()
  const title = lobbyAt(current, brand)?.title
  const follow = (event: MouseEvent, path: string) => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    push(path)
  }
  return (
    <nav className={styles.links} aria-label={t('lobbies')}>
      {offeredLobbies(brand, current).map((place) => (
        <a
          key={place.path}
          href={place.path}
          aria-current={place.title === title ? 'page' : undefined}
          onClick={(event) => follow(event, place.path)}
        >
          {t(`lobby.${place.title}`)}
        </a>
      ))}
    </nav>
  )
}
