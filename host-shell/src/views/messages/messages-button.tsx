import { personalUnread } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { followUnread, type Popup } from '../../services/unread-messages'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import styles from './messages-button.module.css'
import { PopupMessage } from './popup-message'

/** The way to the messages with the count of unread ones, and what pops up when the member comes. */
export function MessagesButton() {
  const { call, locale, live, session, unread$ } = useShell()
  const t = useWords()
  const unread = useStream(unread$)
  const state = useStream(session.session$)
  const member = state.stage === 'in' ? state.account.info.account_id : null
  const [popup, setPopup] = useState<Popup | null>(null)
  useEffect(() => {
    if (member === null) return
    const stop = followUnread({ call, locale, live, unread$, random: Math.random }, setPopup)
    return () => {
      stop()
      unread$.next(0)
      setPopup(null)
    }
  }, [call, locale, live, unread$, member])
  // A pop-up closed in passing does not return and stays unread, as the count shows.
  const closed = ({ key, message }: Popup, isRead: boolean) => {
    setPopup(null)
    const mark = isRead ? { ids: [message.id], is_read: true } : undefined
    void call(personalUnread, { language: locale.language(), popup_seen: key, mark }, { quiet: true })
  }
  return (
    <>
      <ShellLink
        to="/info/message"
        className={styles.button}
        aria-label={t('messages.open', { count: unread })}
      >
        <Icon name="mail" size={20} />
        {unread > 0 && <span>{unread > 99 ? '99+' : unread}</span>}
      </ShellLink>
      {popup && <PopupMessage message={popup.message} close={(isRead) => closed(popup, isRead)} />}
    </>
  )
}
