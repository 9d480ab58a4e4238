import { clockTime } from '@touchline/rules'
import { useNow } from '../../state/use-now'
import { useShell } from '../shell-context'
import styles from './header.module.css'

/** Time of day in GMT+8 by the server's clock. */
export function Clock() {
  const { host } = useShell()
  const at = useNow(host.now)
  return (
    <span className={styles.clock} translate="no">
      <time>{clockTime(at)}</time> <span>GMT+8</span>
    </span>
  )
}
