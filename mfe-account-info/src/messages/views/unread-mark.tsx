import { useHost } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { followUnreadCount } from '../transport/unread-count'
import styles from './unread-mark.module.css'

const SHOWN_MAX = 99

/** How many messages are unread, behind their name in the navigation; nothing where none is. */
export function UnreadMark() {
  const host = useHost()
  const [count, setCount] = useState(0)
  useEffect(() => followUnreadCount(host, Math.random, setCount), [host])
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.mark}>{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
    </>
  )
}
