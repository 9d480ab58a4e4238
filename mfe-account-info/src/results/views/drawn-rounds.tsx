import type { Round } from '@touchline/contracts/calls'
import { resultText, roundCheckPath } from '@touchline/rounds'
import { type Column, Table } from '@touchline/ui/table'
import { useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { TwoLines } from '../../shared/views/two-lines'
import styles from './drawn-rounds.module.css'

/** Shared rounds of a day with their results; of a lottery all its prizes. */
export function DrawnRounds({ rounds }: { rounds: readonly Round[] }) {
  const { t } = useWords()
  const word = (key: string) => t(`draws.${key}`)
  return (
    <Table
      caption={t('results.view.draws')}
      columns={columnsOf(word)}
      rows={rounds}
      keyOf={({ round_id }) => round_id}
      details={{
        of: (round) => <Prizes round={round} word={word} />,
        label: ({ round_id }) => t('draws.details', { round: round_id }),
      }}
    />
  )
}

const columnsOf = (word: (key: string) => string): readonly Column<Round>[] => [
  {
    id: 'round',
    head: word('round'),
    cell: ({ off_at, round_id }) => (
      <TwoLines>
        <span translate="no">{momentText(off_at)}</span>
        <small translate="no">{round_id}</small>
      </TwoLines>
    ),
  },
  { id: 'kind', head: word('kinds'), cell: ({ kind }) => word(`kind.${kind}`) },
  { id: 'result', head: word('result'), cell: (round) => <b>{resultText(round, word)}</b> },
  {
    id: 'check',
    head: '',
    cell: (round) =>
      round.seed && (
        <a href={roundCheckPath(round)} target="_blank" rel="noopener">
          {word('check')}
        </a>
      ),
  },
]

const PRIZES = [
  ['first', 0, 1],
  ['second', 1, 2],
  ['third', 2, 3],
  ['special', 3, 13],
  ['consolation', 13, 23],
] as const

function Prizes({ round, word }: { round: Round; word: (key: string) => string }) {
  const { numbers } = (round.result ?? {}) as { readonly numbers?: readonly string[] }
  return (
    <dl className={styles.prizes}>
      {PRIZES.filter(([, from]) => (numbers?.length ?? 0) > from).map(([name, from, to]) => (
        <div key={name}>
          <dt>{word(`prize.${name}`)}</dt>
          <dd translate="no">{numbers?.slice(from, to).join(' ')}</dd>
        </div>
      ))}
      <div>
        <dt>SHA-256</dt>
        <dd translate="no">{round.facts_hash}</dd>
      </div>
    </dl>
  )
}
