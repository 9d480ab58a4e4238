import type { Message } from '@touchline/contracts/calls'
import { messageSummary } from '@touchline/rules'
import { Link } from '@touchline/screens'
import { Icon } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { KIND_ICON, messageTime } from '../domain/messages'
import { MESSAGES, type MessagesView } from '../domain/messages-address'
import styles from './message-row.module.css'

/** A message in the list: what it is about, how it begins, of which kind and from when it is. */
export function MessageRow({ message, view }: { message: Message; view: MessagesView }) {
  const { t, tag } = useWords()
  const { id, kind, title, body, at, is_read } = message
  return (
    <li className={styles.row} data-unread={!is_read}>
      <Link to={MESSAGES.pathOf({ ...view, id })} aria-current={id === view.id ? 'true' : undefined}>
        <span className={styles.icon} data-kind={kind}>
          <Icon name={KIND_ICON[kind]} size={18} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            {!is_read && <span className={styles.unread}>{t('messages.isUnread')}</span>}
            {title}
          </span>
          <span className={styles.summary}>{messageSummary(body)}</span>
          <span className={styles.when}>
            {t(`messages.kind.${kind}`)} · {dateText(messageTime(at, tag))}
          </span>
        </span>
      </Link>
    </li>
  )
}
