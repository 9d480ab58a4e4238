import { MESSAGE_DAYS } from '@touchline/contracts/calls'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import { Button, EmptyState, Icon, Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { unreadOf } from '../domain/messages'
import { MESSAGE_LISTS, type MessageListName } from '../domain/messages-address'
import type { MessagesStore } from '../state/messages-store'
import { MessageRow } from './message-row'
import styles from './messages-page.module.css'
import { OpenMessage } from './open-message'

/** The operator's messages to the member: a list by kind, and beside it the open message. */
export const MessagesPageView = observer(({ store }: { store: MessagesStore }) => {
  const { t } = useWords()
  const { list, unread, open } = store
  const all = unreadOf('all', unread)
  return (
    <ScreenPage title={t('messages.title')} note={t('messages.note', { days: MESSAGE_DAYS })}>
      <div className={styles.top} data-open={open !== null}>
        <p role="status">{t('messages.unread', { count: all })}</p>
        <Button onClick={() => void store.readAll()} disabled={all === 0}>
          <Icon name="check" size={16} /> {t('messages.readAll')}
        </Button>
      </div>
      <div className={styles.panes} data-open={open !== null}>
        <div className={styles.list}>
          <Segmented<MessageListName>
            label={t('messages.kinds')}
            look="underline"
            segments={MESSAGE_LISTS.map((value) => ({
              value,
              label: t(`messages.list.${value}`),
              ...(value !== 'all' && unread[value] > 0 ? { count: unread[value] } : {}),
            }))}
            value={list.view.kind}
            onChange={store.choose}
            className={styles.kinds}
          />
          <ListBody
            list={list}
            isEmpty={({ messages }) => messages.length === 0}
            empty={<EmptyState icon="mail" title={t('messages.empty')} text={t('messages.emptyHint')} />}
            failed={t('messages.failed')}
            loading={<LoadingRows label={t('messages.loading')} height="76px" />}
          >
            {({ messages }) => (
              <ul className={styles.rows}>
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} view={list.view} />
                ))}
              </ul>
            )}
          </ListBody>
        </div>
        <div className={styles.open}>
          {open ? (
            <OpenMessage key={open.id} store={store} message={open} />
          ) : (
            <EmptyState icon="mail" title={t('messages.choose')} text={t('messages.chooseHint')} />
          )}
        </div>
      </div>
    </ScreenPage>
  )
})
