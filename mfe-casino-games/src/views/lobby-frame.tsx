import type { FrameProps } from '@touchline/screens'
import { lobbyOfPath } from '../domain/lobby-of-path'
import styles from './lobby-frame.module.css'
import { LobbyLinks } from './lobby-links'

/** Links to the lobbies, and below them the one of the address. */
export function LobbyFrame({ row, moves, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <LobbyLinks current={lobbyOfPath(row.path)?.category} push={moves.push} />
      {children}
    </div>
  )
}
