import type { GameRound } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { RoundPicture } from '@touchline/rounds'
import type { ListStore } from '@touchline/screens/list'
import { useHost } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { ROUND_LISTS, type RoundsView } from '../../shared/domain/rounds-address'
import { BetsOfDays } from '../../shared/views/bets-of-days'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { TwoLines } from '../../shared/views/two-lines'
import { useCurrency } from '../../shared/views/use-currency'
import { type RoundsPage, roundDays } from '../transport/rounds'
import { RoundDetails } from './round-details'

/** Rounds of games by betting days, each with a picture of what happened. */
export const RoundsPageView = observer(({ store }: { store: ListStore<RoundsView, RoundsPage> }) => {
  const { t } = useWords()
  return (
    <BetsOfDays
      store={store}
      current="games"
      days={roundDays(store.view, useHost())}
      lists={ROUND_LISTS.map((value) => ({ value, label: t(`rounds.list.${value}`) }))}
      isEmpty={({ rows }) => rows.length === 0}
      texts={{
        title: t('rounds.title'),
        lists: t('rounds.lists'),
        empty: t('rounds.empty'),
        emptyHint: t('rounds.emptyHint'),
        failed: t('rounds.failed'),
        loading: t('rounds.loading'),
      }}
    >
      {(page) => <Rounds page={page} />}
    </BetsOfDays>
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
        <TwoLines>
          <span translate="no">{momentText(at)}</span>
          <small translate="no">{ref_no}</small>
        </TwoLines>
      ),
    },
    {
      id: 'game',
      head: t('rounds.game'),
      cell: ({ game, provider_name }) => (
        <TwoLines>
          <b>{game}</b>
          <small>{provider_name}</small>
        </TwoLines>
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
