import { type RoundBet, STATEMENT_DAYS } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { checkPath, resultText, selectionText } from '@touchline/rounds'
import { formatOdds } from '@touchline/rules'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { EmptyState, Segmented, useHost } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { DRAW_LISTS, type DrawsView } from '../../shared/domain/draws-address'
import { BetProducts } from '../../shared/views/bet-products'
import { dayText, momentText } from '../../shared/views/clock-text'
import { FoldedFilters } from '../../shared/views/folded-filters'
import { Money } from '../../shared/views/money'
import { useCurrency } from '../../shared/views/use-currency'
import { useWide } from '../../shared/views/use-wide'
import { WorkingDays } from '../../shared/views/working-days'
import { type DrawsPage, drawDays } from '../transport/draws'
import styles from './draws-page.module.css'

/** Room that the columns of the table need. */
const TABLE_MIN_PX = 760

/** The member's bets on shared rounds by betting days: races, fights, virtual matches, keno, lotteries. */
export const DrawsPageView = observer(({ store }: { store: ListStore<DrawsView, DrawsPage> }) => {
  const { t } = useWords()
  const host = useHost()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const days = drawDays(store.view, host)
  return (
    <div ref={ref}>
      <ScreenPage title={t('draws.bets')} note={t('betList.timeZone')}>
        <BetProducts current="draws" />
        <Segmented
          label={t('draws.lists')}
          look="underline"
          segments={DRAW_LISTS.map((value) => ({ value, label: t(`draws.list.${value}`) }))}
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
          isEmpty={({ bets }) => bets.length === 0}
          empty={<EmptyState icon="games" title={t('draws.noBets')} text={t('draws.noBetsHint')} />}
          failed={t('draws.failed')}
          loading={<LoadingRows label={t('draws.loading')} height="48px" />}
        >
          {(page) => <Bets page={page} />}
        </ListBody>
      </ScreenPage>
    </div>
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
        <span className={styles.two}>
          <span translate="no">{momentText(placed_at)}</span>
          <small translate="no">{ref_no}</small>
        </span>
      ),
    },
    {
      id: 'round',
      head: word('round'),
      cell: ({ kind, round_id, off_at }) => (
        <span className={styles.two}>
          <b>{word(`kind.${kind}`)}</b>
          <small translate="no">{`${momentText(off_at)} · ${round_id}`}</small>
        </span>
      ),
    },
    {
      id: 'bet',
      head: word('bet'),
      cell: (bet) => (
        <span className={styles.two}>
          <span>
            <b>{selectionText(bet.runners, bet, word)}</b> <span translate="no">@{formatOdds(bet.odds)}</span>
          </span>
          <small>{word(`market.${bet.market}`)}</small>
        </span>
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

function ResultCell({ bet, word }: { bet: RoundBet; word: (key: string) => string }) {
  const { kind, round_id, seed, state, result } = bet
  if (!result && state !== 'void') return '–'
  return (
    <span className={styles.two}>
      <span translate="no">{resultText({ state, result }, word)}</span>
      {seed && (
        <a
          href={checkPath({ game: kind, seed_hash: '', client_seed: round_id, nonce: 0, seed })}
          target="_blank"
          rel="noopener"
        >
          {word('check')}
        </a>
      )}
    </span>
  )
}
