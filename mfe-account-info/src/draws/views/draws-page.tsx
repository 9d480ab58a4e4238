import type { RoundBet } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { checkPath, resultText, selectionText } from '@touchline/rounds'
import { formatOdds } from '@touchline/rules'
import type { ListStore } from '@touchline/screens/list'
import { useHost } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { DRAW_LISTS, type DrawsView } from '../../shared/domain/draws-address'
import { BetsOfDays } from '../../shared/views/bets-of-days'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import { TwoLines } from '../../shared/views/two-lines'
import { useCurrency } from '../../shared/views/use-currency'
import { type DrawsPage, drawDays } from '../transport/draws'

/** The member's bets on shared rounds by betting days: races, fights, virtual matches, keno, lotteries. */
export const DrawsPageView = observer(({ store }: { store: ListStore<DrawsView, DrawsPage> }) => {
  const { t } = useWords()
  return (
    <BetsOfDays
      store={store}
      current="draws"
      days={drawDays(store.view, useHost())}
      lists={DRAW_LISTS.map((value) => ({ value, label: t(`draws.list.${value}`) }))}
      isEmpty={({ bets }) => bets.length === 0}
      texts={{
        title: t('draws.bets'),
        lists: t('draws.lists'),
        empty: t('draws.noBets'),
        emptyHint: t('draws.noBetsHint'),
        failed: t('draws.failed'),
        loading: t('draws.loading'),
      }}
    >
      {(page) => <Bets page={page} />}
    </BetsOfDays>
  )
})

function Bets({ page }: { page: DrawsPage }) {
  const { t } = useWords()
  const currency = useCurrency()
  if (currency === null) return null
  return (
    <Table
      caption={t('draws.bets')}
      columns={columnsOf(t, currency, page.sums)}
      rows={page.bets}
      keyOf={({ ref_no }) => ref_no}
      totalLabel={t('draws.count', { count: page.total })}
    />
  )
}

function columnsOf(
  t: ReturnType<typeof useWords>['t'],
  currency: Currency,
  sums: DrawsPage['sums'],
): readonly Column<RoundBet>[] {
  const word = (key: string) => t(`draws.${key}`)
  return [
    {
      id: 'at',
      head: t('betList.timeAndRef'),
      cell: ({ placed_at, ref_no }) => (
        <TwoLines>
          <span translate="no">{momentText(placed_at)}</span>
          <small translate="no">{ref_no}</small>
        </TwoLines>
      ),
    },
    {
      id: 'round',
      head: word('round'),
      cell: ({ kind, round_id, off_at }) => (
        <TwoLines>
          <b>{word(`kind.${kind}`)}</b>
          <small translate="no">{`${momentText(off_at)} · ${round_id}`}</small>
        </TwoLines>
      ),
    },
    {
      id: 'bet',
      head: word('bet'),
      cell: (bet) => (
        <TwoLines>
          <span>
            <b>{selectionText(bet, bet, word)}</b> <span translate="no">{priceText(bet, word)}</span>
          </span>
          <small>{word(`market.${bet.market}`)}</small>
        </TwoLines>
      ),
    },
    {
      id: 'result',
      head: word('result'),
      cell: (bet) => <ResultCell bet={bet} word={word} />,
    },
    {
      id: 'stake',
      head: word('stake'),
      align: 'end',
      cell: ({ stake }) => <Money minor={stake} currency={currency} />,
      total: <Money minor={sums.bet} currency={currency} isStrong />,
    },
    {
      id: 'paid',
      head: word('paid'),
      align: 'end',
      cell: ({ returned }) => (returned === null ? '–' : <Money minor={returned} currency={currency} />),
      total: <Money minor={sums.win} currency={currency} isStrong />,
    },
    { id: 'status', head: t('betList.status'), cell: ({ state }) => word(`fate.${state}`) },
  ]
}

const SIDE_MARKETS: ReadonlySet<string> = new Set(['oddEven', 'bigSmall'])

/** Of a lottery number its first prize as a multiple of the stake. */
const priceText = ({ product, kind, market, odds }: RoundBet, word: (key: string) => string): string =>
  product === 'lottery' && kind !== 'keno' && !SIDE_MARKETS.has(market)
    ? `${word('prize.first')} × ${odds / 100}`
    : `@${formatOdds(odds)}`

function ResultCell({ bet, word }: { bet: RoundBet; word: (key: string) => string }) {
  const { kind, round_id, seed, state, result, sides } = bet
  if (!result && state !== 'void') return '–'
  return (
    <TwoLines>
      <span translate="no">{resultText({ state, result, sides }, word)}</span>
      {seed && (
        <a
          href={checkPath({ game: kind, seed_hash: '', client_seed: round_id, nonce: 0, seed })}
          target="_blank"
          rel="noopener"
        >
          {word('check')}
        </a>
      )}
    </TwoLines>
  )
}
