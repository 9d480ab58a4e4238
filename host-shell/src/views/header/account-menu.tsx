import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './header.module.css'
import { Popover } from './popover'
import popover from './popover.module.css'

/** The member's own pages, and the way out. */
export function AccountMenu() {
  const { session } = useShell()
  const t = useWords()
  const state = useStream(session.session$)
  if (state.stage !== 'in') return null
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
        <>
          <ShellLink to="/info/betlist" area="account-info" className={popover.item} onClick={close}>
            <Icon name="bets" size={18} />
            {t('product.betlist')}
          </ShellLink>
          <ShellLink to="/info/settings" area="account-info" className={popover.item} onClick={close}>
            <Icon name="filter" size={18} />
            {t('account.settings')}
          </ShellLink>
          <button type="button" className={popover.item} onClick={() => void session.logout()}>
            <Icon name="logOut" size={18} />
            {t('account.logout')}
          </button>
        </>
      )}
    </Popover>
  )
}
