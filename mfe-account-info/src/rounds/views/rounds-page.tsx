import { type GameRound, STATEMENT_DAYS } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { RoundPicture } from '@touchline/rounds'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { EmptyState, Segmented, useHost } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ROUND_LISTS, type RoundsView } from '../../shared/domain/rounds-address'
import { BetProducts } from '../../shared/views/bet-products'
import { dayText, momentText } from '../../shared/views/clock-text'
import { FoldedFilters } from '../../shared/views/folded-filters'
import { Money } from '../../shared/views/money'
import { useCurrency } from '../../shared/views/use-currency'
import { useWide } from '../../shared/views/use-wide'
import { WorkingDays } from '../../shared/views/working-days'
import { type RoundsPage, roundDays } from '../transport/rounds'
import { RoundDetails } from './round-details'
import styles from './rounds-page.module.css'

/** Room that the columns of the table need. */
const TABLE_MIN_PX = 760

/** Rounds of games by betting days, each with a picture of what happened. */
export const RoundsPageView = observer(({ store }: { store: ListStore<RoundsView, RoundsPage> }) => {
  const { t } = useWords()
  const host = useHost()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const days = roundDays(store.view, host)
  return (
    <div ref={ref}>
      <ScreenPage title={t('rounds.title')} note={t('betList.timeZone')}>
        <BetProducts current="games" />
        <Segmented
          label={t('rounds.lists')}
          look="underline"
          segments={ROUND_LISTS.map((value) => ({ value, label: t(`rounds.list.${value}`) }))}
          value={store.view.list}
          onChange={(list) => store.choose({ list })}
        />
        <div className={styles.toolbar}>
          <FoldedFilters isFolded={!isWide} chosen={`${dayText(days.from)} – ${dayText(days.to)}`}>
            <WorkingDays days={days} daysMax={STATEMENT_DAYS} onChoose={(chosen) => store.choose(chosen)} />
          </FoldedFilters>
        </div>
        <ListBody
          list={store}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyState icon="games" title={t('rounds.empty')} text={t('rounds.emptyHint')} />}
          failed={t('rounds.failed')}
          loading={<LoadingRows label={t('rounds.loading')} height="48px" />}
        >
          {(page) => <Rounds page={page} />}
        </ListBody>
      </ScreenPage>
    </div>
  )
})

function Rounds({ page }: { page: RoundsPage }) {
  const { t } = useWords()
  const currency = useCurrency()
  if (currency === null) return null
  const { rows, sums, total } = page
  return (
    <Table
      caption={t('rounds.title')}
      columns={columnsOf(t, currency, sums)}
      rows={rows}
      keyOf={({ ref_no }) => ref_no}
      totalLabel={t('rounds.total', { count: total })}
      details={{
        of: (round) => <RoundDetails round={round} currency={currency} />,
        label: ({ ref_no }) => t('rounds.details', { ref: ref_no }),
      }}
    />
  )
}

type Amount = 'bet' | 'win' | 'net' | 'valid_turnover'
/** Known once a round has ended. */
const DECIDED = new Set<Amount>(['net', 'valid_turnover'])
const AMOUNTS: readonly Amount[] = ['bet', 'win', 'net', 'valid_turnover']

function columnsOf(
  t: ReturnType<typeof useWords>['t'],
  currency: Currency,
  sums: RoundsPage['sums'],
): readonly Column<GameRound>[] {
  const amount = (id: Amount): Column<GameRound> => ({
    id,
    head: t(`rounds.${id}`),
    align: 'end',
    cell: (round) =>
      round.status === 'running' && DECIDED.has(id) ? (
        '–'
      ) : (
        <Money minor={round[id]} currency={currency} isNet={id === 'net'} />
      ),
    total: <Money minor={sums[id]} currency={currency} isNet={id === 'net'} isStrong />,
  })
  return [
    {
      id: 'at',
      head: t('betList.timeAndRef'),
      cell: ({ at, ref_no }) => (
        <span className={styles.two}>
          <span translate="no">{momentText(at)}</span>
          <small translate="no">{ref_no}</small>
        </span>
      ),
    },
    {
      id: 'game',
      head: t('rounds.game'),
      cell: ({ game, provider_name }) => (
        <span className={styles.two}>
          <b>{game}</b>
          <small>{provider_name}</small>
        </span>
      ),
    },
    {
      id: 'picture',
      head: t('rounds.picture'),
      cell: ({ kind, summary }) => <RoundPicture kind={kind} summary={summary} t={t} />,
    },
    ...AMOUNTS.map(amount),
    { id: 'status', head: t('betList.status'), cell: ({ status }) => t(`rounds.status.${status}`) },
  ]
}
