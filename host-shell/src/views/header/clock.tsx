import { TIME_ZONE_OFFSET_MINUTES } from '@touchline/contracts'
import { useNow } from '../../state/use-now'
import { useShell } from '../shell-context'
import styles from './header.module.css'

/** Time of day in GMT+8, `HH:mm:ss`, of the server's clock. */
export const clockText = (at: number): string =>
  new Date(at + TIME_ZONE_OFFSET_MINUTES * 60_000).toISOString().slice(11, 19)

export function Clock() {
  const { host } = useShell()
  const at = useNow(host.now)
  return (
    <span className={styles.clock}>
      {clockText(at)} <span>GMT+8</span>
    </span>
  )
}
