import { Icon, IconButton } from '@touchline/ui'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './account-links.module.css'
import { ACCOUNT_PAGES } from './account-pages'
import popover from './popover.module.css'

/** The member's own pages, in place or in windows of their own, and the way out. */
export function AccountLinks({ close }: { close: () => void }) {
  const { brand, dialogs, session, windows } = useShell()
  const t = useWords()
  const open = (path: string) => {
    close()
    windows.open(path, path.slice(path.lastIndexOf('/') + 1))
  }
  const switchAccount = () => {
    close()
    dialogs.show({ kind: 'switch' })
  }
  return (
    <>
      {ACCOUNT_PAGES.map(({ path, icon, name, hasWindow }) => (
        <div key={path} className={styles.row}>
          <ShellLink to={path} className={popover.item} onClick={close}>
            <Icon name={icon} size={18} />
            {t(name)}
          </ShellLink>
          {hasWindow && (
            <IconButton
              icon="popOut"
              label={t('account.openWindow', { page: t(name) })}
              onClick={() => open(path)}
            />
          )}
        </div>
      ))}
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
