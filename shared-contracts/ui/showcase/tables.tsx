import { Badge, type Tone } from '@touchline/ui'
import { type Column, Table } from '@touchline/ui/table'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'

interface SampleBet {
  refNo: string
  at: string
  pick: string
  line: string
  odds: string
  type: string
  risk: string
  result: 'running' | 'lost' | 'won' | 'wonHalf' | 'void'
  settled: string
}

const BETS: readonly SampleBet[] = [
  {
    refNo: 'TL-7Q4K-20931',
    at: '21/11 23:22:24',
    pick: 'Arsenal',
    line: '−0.50',
    odds: '−0.96',
    type: 'MY',
    risk: '96.00',
    result: 'running',
    settled: '–',
  },
  {
    refNo: 'TL-7P2N-19116',
    at: '20/11 23:58:02',
    pick: 'Draw',
    line: '',
    odds: '3.35',
    type: 'DEC',
    risk: '30.00',
    result: 'lost',
    settled: '−30.00',
  },
  {
    refNo: 'TL-7P2M-18907',
    at: '20/11 20:02:44',
    pick: 'Over 2.75',
    line: '',
    odds: '0.91',
    type: 'MY',
    risk: '150.00',
    result: 'won',
    settled: '136.50',
  },
  {
    refNo: 'TL-7P2M-18842',
    at: '20/11 19:31:08',
    pick: 'Kawasaki Frontale',
    line: '−0.75',
    odds: '−0.88',
    type: 'MY',
    risk: '176.00',
    result: 'wonHalf',
    settled: '100.00',
  },
  {
    refNo: 'TL-7P1F-18011',
    at: '19/11 21:40:15',
    pick: 'Kashima Antlers',
    line: '+0.25',
    odds: '0.84',
    type: 'MY',
    risk: '200.00',
    result: 'void',
    settled: '0.00',
  },
]

const TONE: Record<SampleBet['result'], Tone> = {
  running: 'info',
  lost: 'error',
  won: 'success',
  wonHalf: 'success',
  void: 'neutral',
}

const signed = (text: string) => <span className={text.startsWith('−') ? styles.negative : ''}>{text}</span>

/** Days of a statement: more columns than a phone has room for. */
const DAYS = [
  ['15/11', '7,798.34', '1,240.00', '1,486.20', '1,240.00', '1,118.00', '8,047.34'],
  ['16/11', '8,047.34', '620.00', '455.50', '620.00', '620.00', '7,884.39'],
  ['17/11', '7,884.39', '1,980.00', '2,243.40', '1,980.00', '1,790.50', '8,152.27'],
] as const
const TOTALS = ['', '7,798.34', '3,840.00', '4,185.10', '3,840.00', '3,528.50', '8,152.27'] as const

export function Tables() {
  const { words } = useShown()
  const [order, setOrder] = useState<'ascending' | 'descending'>('descending')
  const rows = order === 'descending' ? BETS : [...BETS].reverse()
  const columns: readonly Column<SampleBet>[] = [
    {
      id: 'ref',
      head: words.refNo,
      cell: ({ refNo, at }) => (
        <>
          <span className={styles.ref}>{refNo}</span>
          <span className={styles.meta}>{at}</span>
        </>
      ),
      sort: { order, toggle: () => setOrder(order === 'ascending' ? 'descending' : 'ascending') },
    },
    {
      id: 'pick',
      head: words.selection,
      cell: ({ pick, line }) => (
        <b>
          {pick} {signed(line)}
        </b>
      ),
    },
    {
      id: 'odds',
      head: words.odds,
      align: 'end',
      cell: ({ odds, type }) => (
        <>
          {signed(odds)} <small>{type}</small>
        </>
      ),
    },
    { id: 'risk', head: words.risk, align: 'end', cell: ({ risk }) => risk, total: '652.00' },
    {
      id: 'result',
      head: words.result,
      cell: ({ result }) => <Badge tone={TONE[result]}>{words[result]}</Badge>,
    },
    {
      id: 'settled',
      head: words.settled,
      align: 'end',
      cell: ({ settled }) => signed(settled),
      total: '206.50',
    },
  ]
  const heads = [
    words.day,
    words.opening,
    words.debit,
    words.credit,
    words.turnover,
    words.validTurnover,
    words.closing,
  ]
  return (
    <>
      <Section title={words.table} hint={words.tableHint} wide>
        <Table
          caption={words.bets}
          columns={columns}
          rows={rows}
          keyOf={({ refNo }) => refNo}
          totalLabel={words.pageTotal}
          details={{
            of: ({ result }) => (result === 'wonHalf' ? words.detail : null),
            label: ({ refNo }) => `${words.detailsOf} ${refNo}`,
          }}
        />
      </Section>
      <Section title={words.scrolled} wide>
        <Table
          caption={words.scrolled}
          narrow="scroll"
          columns={heads.map((head, index) => ({
            id: String(index),
            head,
            cell: (row: readonly string[]) => row[index],
            ...(index > 0 ? { align: 'end', total: TOTALS[index] } : {}),
          }))}
          rows={DAYS as readonly (readonly string[])[]}
          keyOf={([day = '']) => day}
          totalLabel={words.total}
        />
      </Section>
    </>
  )
}
