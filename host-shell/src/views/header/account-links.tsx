import { Icon, IconButton, type IconName } from '@touchline/ui'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './account-links.module.css'
import popover from './popover.module.css'

/** Pages that members look things up in, beside the board if they like. */
const LOOKED_UP = [
  { page: 'betlist', icon: 'bets', name: 'account.betlist' },
  { page: 'statement', icon: 'slip', name: 'account.statement' },
  { page: 'result', icon: 'check', name: 'account.result' },
  { page: 'rules', icon: 'question', name: 'account.rules' },
] as const satisfies readonly { page: string; icon: IconName; name: string }[]

/** The member's own pages, in place or in windows of their own, and the way out. */
export function AccountLinks({ close }: { close: () => void }) {
  const { brand, dialogs, session, windows } = useShell()
  const t = useWords()
  const open = (page: string) => {
    close()
    windows.open(`/info/${page}`, page)
  }
  const switchAccount = () => {
    close()
    dialogs.show({ kind: 'switch' })
  }
  return (
    <>
      {LOOKED_UP.map(({ page, icon, name }) => (
        <div key={page} className={styles.row}>
          <ShellLink to={`/info/${page}`} className={popover.item} onClick={close}>
            <Icon name={icon} size={18} />
            {t(name)}
          </ShellLink>
          <IconButton
            icon="popOut"
            label={t('account.openWindow', { page: t(name) })}
            onClick={() => open(page)}
          />
        </div>
      ))}
      <ShellLink to="/info/settings" className={popover.item} onClick={close}>
        <Icon name="filter" size={18} />
        {t('account.settings')}
      </ShellLink>
      {brand.switchLogin && (
        <button type="button" className={popover.item} onClick={switchAccount}>
          <Icon name="account" size={18} />
          {t('account.switch')}
        </button>
      )}
      <button type="button" className={popover.item} onClick={() => void session.logout()}>
        <Icon name="logOut" size={18} />
        {t('account.logout')}
      </button>
    </>
  )
}
