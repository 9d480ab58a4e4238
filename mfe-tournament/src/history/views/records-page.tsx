import { dayMonth, formatMoney, formatSignedMoney, kickoffTime } from '@touchline/rules'
import { ListBody, ScreenPage } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { EmptyState, Segmented } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints } from '../../shared/domain/points'
import { ROOM_LIST, ROOM_PAGE, type RoomRecordsView } from '../../shared/domain/room-addresses'
import { LinkButton } from '../../shared/views/link-button'
import { PageLink } from '../../shared/views/page-link'
import type { RecordPage } from '../transport/room-records'
import styles from './records-page.module.css'

type Won = Extract<RecordPage, { kind: 'won' }>['rows'][number]
type Refund = Extract<RecordPage, { kind: 'refunds' }>['rows'][number]

/** The member's wins in rooms, and refunded fees. */
export const RecordsPage = observer(({ store: list }: { store: ListStore<RoomRecordsView, RecordPage> }) => {
  const { t } = useWords()
  return (
    <div className={styles.page}>
      <ScreenPage title={t('recordsTitle')} note="GMT+8">
        <div className={styles.bar}>
          <LinkButton to={ROOM_LIST.path}>{t('list')}</LinkButton>
          <Segmented<RoomRecordsView['kind']>
            label={t('recordsTitle')}
            segments={[
              { value: 'won', label: t('won') },
              { value: 'refunds', label: t('refunds') },
            ]}
            value={list.view.kind}
            onChange={(kind) => list.choose({ kind })}
          />
        </div>
        <ListBody
          list={list}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyState icon="trophy" title={t(list.view.kind === 'won' ? 'noWon' : 'noRefunds')} />}
          failed={t('recordsFailed')}
        >
          {(data) => (data.kind === 'won' ? <WonTable rows={data.rows} /> : <RefundTable rows={data.rows} />)}
        </ListBody>
      </ScreenPage>
    </div>
  )
})

function useRoomColumns(): Column<Pick<Won, 'room_id' | 'name' | 'at'>>[] {
  const { t } = useWords()
  return [
    {
      id: 'name',
      head: t('room'),
      cell: ({ room_id, name }) => (
        <PageLink to={ROOM_PAGE.pathOf({ id: room_id, join: '', plus: '' })}>{name}</PageLink>
      ),
    },
    { id: 'at', head: t('date'), cell: ({ at }) => `${dateText(dayMonth(at))} ${kickoffTime(at)}` },
  ]
}

function WonTable({ rows }: { rows: readonly Won[] }) {
  const { t } = useWords()
  const columns: Column<Won>[] = [
    ...useRoomColumns(),
    { id: 'place', head: t('place'), align: 'end', cell: ({ place, players }) => `${place} / ${players}` },
    { id: 'points', head: t('points'), align: 'end', cell: ({ points }) => formatPoints(points) },
    {
      id: 'fee',
      head: t('fee'),
      align: 'end',
      cell: ({ room_rate, currency }) => formatMoney(room_rate, currency),
    },
    {
      id: 'prize',
      head: t('prize'),
      align: 'end',
      cell: ({ prize, currency }) => formatMoney(prize, currency),
    },
    {
      id: 'net',
      head: t('net'),
      align: 'end',
      cell: ({ net, currency }) => `${currency} ${formatSignedMoney(net, currency)}`,
    },
  ]
  return <Table caption={t('won')} columns={columns} rows={rows} keyOf={({ room_id }) => room_id} />
}

function RefundTable({ rows }: { rows: readonly Refund[] }) {
  const { t } = useWords()
  const columns: Column<Refund>[] = [
    ...useRoomColumns(),
    { id: 'reason', head: t('reason'), cell: ({ reason }) => t(`refundReason.${reason}`) },
    {
      id: 'refund',
      head: t('refund'),
      align: 'end',
      cell: ({ refund, currency }) => `${currency} ${formatMoney(refund, currency)}`,
    },
  ]
  return (
    <Table
      caption={t('refunds')}
      columns={columns}
      rows={rows}
      keyOf={({ room_id, at }) => `${room_id} ${at}`}
    />
  )
}
