import { Icon } from '@touchline/ui'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { AccountLinks } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './header.module.css'
import { Popover } from './popover'

/** The member's own pages, and the way out. */
export function AccountMenu() {
  const { session } = useShell()
  const t = useWords()
  const state = useStream(session.session$)
  if (state.stage !== 'in') return <span className={styles.accountWaits} />
  const { account_id, nickname } = state.account.info
  const name = nickname || account_id
  return (
    <Popover
      label={t('account.menu', { name })}
      button={
        <>
          <Icon name="account" size={18} />
          <span className={styles.accountName}>{name}</span>
          <Icon name="chevronDown" size={14} />
        </>
      }
    >
      {(close) => (
        <Suspense fallback={null}>
          <AccountLinks close={close} />
        </Suspense>
      )}
    </Popover>
  )
}
