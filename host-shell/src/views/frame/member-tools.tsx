import { Icon } from '@touchline/ui'
import { useStream } from '../../state/use-stream'
import { LanguageMenu } from '../header/language-menu'
import { ThemeToggle } from '../header/theme-toggle'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './member-tools.module.css'

/** What the header of a phone has no room for. */
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
        <ShellLink to="/info/settings">
          <Icon name="filter" size={18} />
          {t('account.settings')}
        </ShellLink>
      </div>
      <ShellLink
        to="/info/message"
        className={styles.messages}
        aria-label={t('messages.open', { count: unread })}
      >
        <Icon name="mail" size={18} />
        {t('messages.title')}
        {unread > 0 && <b>{unread}</b>}
      </ShellLink>
      {brand.switchLogin && (
        <button type="button" className={styles.messages} onClick={() => dialogs.show({ kind: 'switch' })}>
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
