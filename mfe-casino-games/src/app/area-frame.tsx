import type { FrameProps } from '@touchline/screens'
import { LobbyLinks } from '../lobby'
import { LOBBY_PATHS } from '../shared/domain/lobby-paths'
import styles from './area-frame.module.css'

/** Links to the lobbies around a lobby; other screens have no frame. */
export function AreaFrame({ row, moves, children }: FrameProps) {
  if (!LOBBY_PATHS.includes(row.path)) return children
  return (
    <div className={styles.page}>
      <LobbyLinks current={row.path} push={moves.push} />
      {children}
    </div>
  )
}
