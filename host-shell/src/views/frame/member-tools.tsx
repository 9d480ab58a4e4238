import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { ACCOUNT_PAGES } from '../header/account-pages'
import { LanguageMenu } from '../header/language-menu'
import { ThemeToggle } from '../header/theme-toggle'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './member-tools.module.css'

const MESSAGES = '/info/message'

/** Tools without room in the header of a phone. */
export function MemberTools() {
  const { brand, dialogs, session, unread$ } = useShell()
  const t = useWords()
  const state = useStream(session.session$)
  const unread = useStream(unread$)
  if (state.stage !== 'in') return null
  return (
    <div className={styles.tools}>
      <div className={styles.member}>
        <span>
          <Icon name="account" size={18} />
          {state.account.info.nickname || state.account.info.account_id}
        </span>
      </div>
      <ul className={styles.pages}>
        {ACCOUNT_PAGES.map(({ path, icon, name }) => (
          <li key={path}>
            {path === MESSAGES ? (
              <ShellLink to={path} aria-label={t('messages.open', { count: unread })}>
                <Icon name={icon} size={18} />
                {t(name)}
                {unread > 0 && <b>{unread}</b>}
              </ShellLink>
            ) : (
              <ShellLink to={path}>
                <Icon name={icon} size={18} />
                {t(name)}
              </ShellLink>
            )}
          </li>
        ))}
      </ul>
      {brand.switchLogin && (
        <button type="button" className={styles.switch} onClick={() => dialogs.show({ kind: 'switch' })}>
          <Icon name="account" size={18} />
          {t('account.switch')}
        </button>
      )}
      <LanguageMenu />
      <ThemeToggle />
      <button type="button" className={styles.logout} onClick={() => void session.logout()}>
        <Icon name="logOut" size={18} />
        {t('account.logout')}
      </button>
    </div>
  )
}
