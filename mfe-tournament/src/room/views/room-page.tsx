import { formatMoney } from '@touchline/rules'
import { ListBody } from '@touchline/screens'
import { Badge, Button, EmptyState, Icon, NoticeBox } from '@touchline/ui'
import { Tabs } from '@touchline/ui/tabs'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { refusalWording } from '../../shared/domain/refusal-wording'
import { ROOM_LIST } from '../../shared/domain/room-addresses'
import { LinkButton } from '../../shared/views/link-button'
import { STATUS_TONE } from '../../shared/views/status-tone'
import { TourButton } from '../../tour'
import type { RoomInfo, RoomStore } from '../state/room-store'
import { Activity } from './activity'
import { MatchTable } from './match-table'
import { OtherPicks } from './other-picks'
import { Panel } from './panel'
import { PickPanel } from './pick-panel'
import { Podium } from './podium'
import { RankTable } from './rank-table'
import { RoomDialogs } from './room-dialogs'
import styles from './room-page.module.css'
import { TicketPanel } from './ticket-panel'
import { useFocusOn } from './use-focus-on'
import { useNarrow } from './use-narrow'

type RoomTabId = 'picks' | 'plus' | 'rank' | 'activity'

/** One tournament room. */
export const RoomPage = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  return (
    <div className={styles.page}>
      <ListBody
        list={store.list}
        isEmpty={() => false}
        empty={null}
        failed={t('roomFailed')}
        refused={(code) => (code === 'roomNotExists' ? <NoRoom /> : null)}
      >
        {(info) => (
          <>
            <RoomHead store={store} info={info} />
            <RoomParts store={store} info={info} />
            <RoomDialogs store={store} />
          </>
        )}
      </ListBody>
    </div>
  )
})

function NoRoom() {
  const { t } = useWords()
  return (
    <EmptyState
      icon="trophy"
      title={t('noRoom')}
      text={t('noRoomHint')}
      actions={<LinkButton to={ROOM_LIST.path}>{t('allRooms')}</LinkButton>}
    />
  )
}

const RoomHead = observer(({ store, info }: { store: RoomStore; info: RoomInfo }) => {
  const { t, say } = useWords()
  const { room, currency, owned } = info
  const { actions } = store
  const heading = useFocusOn<HTMLHeadingElement>(store.hasJoined && room.mine)
  const fee = room.room_rate === 0 ? t('free') : `${currency} ${formatMoney(room.room_rate, currency)}`
  const facts = [
    t(`type.${room.room_type}`),
    t('number', { number: room.room_id }),
    t('playersSpoken', { joined: room.joined, limit: room.room_limit }),
    `${t('fee')}: ${fee}`,
    `${t('pool')}: ${currency} ${formatMoney(room.prize_pool, currency)}`,
  ]
  return (
    <>
      <header className={styles.head}>
        <LinkButton to={ROOM_LIST.path} label={t('backToRooms')}>
          <Icon name="chevronLeft" size={16} />
          {t('list')}
        </LinkButton>
        <h1 ref={heading} tabIndex={-1}>
          {room.name}
        </h1>
        <Badge tone={STATUS_TONE[room.status]}>{t(`status.${room.status}`)}</Badge>
        <p className={styles.meta}>{facts.join(' · ')}</p>
        <div className={styles.actions}>
          {actions?.canJoin && (
            <Button look="primary" onClick={() => store.open('join')} data-tour="join">
              {t('join')}
            </Button>
          )}
          <Button onClick={() => store.open('share')} data-tour="share">
            {t('share')}
          </Button>
          <Button onClick={() => store.open('rules')}>{t('rules')}</Button>
          {actions?.canLeave && (
            <Button look="quiet" onClick={() => store.open('leave')}>
              {t(owned ? 'cancelRoom' : 'leave')}
            </Button>
          )}
          <TourButton on="room" />
        </div>
      </header>
      {!room.mine && room.refusal && (
        <div className={styles.notice}>
          <NoticeBox tone="info">
            {say(refusalWording(room.refusal))} {t('readOnly')}
          </NoticeBox>
        </div>
      )}
      {room.status === '2' && room.mine && (
        <div className={styles.notice}>
          <NoticeBox tone="warning">{t('cancelledNote')}</NoticeBox>
        </div>
      )}
    </>
  )
})

const RoomParts = observer(({ store, info }: { store: RoomStore; info: RoomInfo }) => {
  const { t } = useWords()
  const isNarrow = useNarrow()
  const [tab, setTab] = useState<RoomTabId>(store.list.view.plus ? 'plus' : 'picks')
  if (info.matches.length === 0)
    return (
      <>
        <Podium store={store} />
        <EmptyState icon="lock" title={t('privateTitle')} text={t('privateText')} />
      </>
    )
  const matches = (
    <Panel key="matches" title={t('matchesAndPicks')} note={t('pointsNote')} tour="matches" flush>
      <MatchTable store={store} />
    </Panel>
  )
  const column = (...parts: ReactNode[]) => <div className={styles.column}>{parts}</div>
  const pick = <PickPanel key="pick" store={store} />
  const plus = <TicketPanel key="plus" store={store} />
  const others = <OtherPicks key="others" store={store} />
  if (isNarrow)
    return (
      <Tabs<RoomTabId>
        label={t('roomParts')}
        keepAll
        shown={tab}
        onShow={setTab}
        tabs={[
          { id: 'picks', label: t('tabs2.picks'), content: column(matches, pick, others) },
          {
            id: 'rank',
            label: t('ranking'),
            content: column(<RankTable key="rank" store={store} />, <Podium key="prizes" store={store} />),
          },
          { id: 'plus', label: t('plus.title'), content: plus },
          { id: 'activity', label: t('activity'), content: <Activity store={store} /> },
        ]}
      />
    )
  const isPlusFirst = store.list.view.plus !== ''
  return (
    <div className={styles.columns}>
      {isPlusFirst ? column(plus, matches, pick, others) : column(matches, pick, plus, others)}
      {column(
        <Podium key="prizes" store={store} />,
        <RankTable key="rank" store={store} />,
        <Activity key="log" store={store} />,
      )}
    </div>
  )
})
