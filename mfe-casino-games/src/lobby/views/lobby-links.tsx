import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { type MouseEvent, useEffect, useRef } from 'react'
import { activeLobby, offeredLobbies } from '../domain/lobbies'
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
  const bar = useRef<HTMLElement>(null)
  const place = lobbyAt(current, brand)
  const offered = offeredLobbies(brand, current)
  const active = place && activeLobby(offered, place)
  useEffect(() => showActive(bar.current), [active?.path])
  const follow = (event: MouseEvent, path: string) => {
    // With a key held the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    push(path)
  }
  return (
    <nav ref={bar} className={styles.links} aria-label={t('lobbies')}>
      {offered.map(({ path, title }) => (
        <a
          key={path}
          href={path}
          aria-current={path === active?.path ? 'page' : undefined}
          onClick={(event) => follow(event, path)}
        >
          {t(`lobby.${title}`)}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls the bar alone: the page stays where it is. */
function showActive(bar: HTMLElement | null): void {
  const active = bar?.querySelector<HTMLElement>('[aria-current]')
  if (bar && active) bar.scrollLeft = active.offsetLeft - (bar.clientWidth - active.offsetWidth) / 2
}
