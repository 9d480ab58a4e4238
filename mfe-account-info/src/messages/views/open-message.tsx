import type { Message } from '@touchline/contracts/calls'
import { Badge, Button, IconButton } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { messageTime } from '../domain/messages'
import type { MessagesStore } from '../state/messages-store'
import { MessageText } from './message-text'
import styles from './open-message.module.css'

/** A message in sight for so long is read. */
const READ_AFTER_SECONDS = 2
const LOOK_EVERY_MS = 500

/** The whole of a message; a moment on the screen makes it read. */
export const OpenMessage = observer(({ store, message }: { store: MessagesStore; message: Message }) => {
  const { t, tag } = useWords()
  const { kind, title, body, at, is_read } = message
  const { newer, older } = store.beside
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    return store.closed
  }, [store])
  useSeen(() => store.wasSeen(store.open ?? message))
  return (
    <article className={styles.message} aria-labelledby="open-message">
      <div className={styles.head}>
        <span className={styles.back}>
          <IconButton icon="arrowLeft" label={t('messages.back')} onClick={() => store.show('')} />
        </span>
        <Badge tone={kind === 'special' ? 'warning' : kind === 'personal' ? 'info' : 'neutral'}>
          {t(`messages.kindWhole.${kind}`)}
        </Badge>
        <span className={styles.beside}>
          <IconButton
            icon="chevronLeft"
            label={t('messages.newer')}
            disabled={newer === undefined}
            onClick={() => newer && store.show(newer)}
          />
          <IconButton
            icon="chevronRight"
            label={t('messages.older')}
            disabled={older === undefined}
            onClick={() => older && store.show(older)}
          />
        </span>
      </div>
      <h2 id="open-message" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.when}>
        {dateText(messageTime(at, tag))} GMT+8 · {t(`messages.to.${kind === 'personal' ? 'member' : 'all'}`)}
      </p>
      <MessageText text={body} />
      <div className={styles.foot}>
        <span role="status">{t(is_read ? 'messages.isRead' : 'messages.readSoon')}</span>
        {is_read && (
          <Button look="quiet" onClick={() => store.keepUnread(message)}>
            {t('messages.keepUnread')}
          </Button>
        )}
      </div>
    </article>
  )
})

/** Calls once when the page has been visible for long enough. */
function useSeen(onSeen: () => void): void {
  const newest = useRef(onSeen)
  newest.current = onSeen
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      looks += 1
      if (looks * LOOK_EVERY_MS < READ_AFTER_SECONDS * 1000) return
      clearInterval(timer)
      newest.current()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
