import type { Currency } from '@touchline/contracts/limits'
import { formatSignedMoney, formatSignedPercent } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import { bodyLadder, type MaungBasis, type MaungRow, maungLadder } from '../../domain/bets/myanmar'
import type { BurmeseSelection } from '../../domain/selection-now'
import { ladderTitle, ladderWording } from '../../domain/slip-ladder'
import styles from '../slip.module.css'
import ladderStyles from '../slip-ladder.module.css'
import { countedEvent, pickWithLine, worded } from '../slip-words'

interface LadderRowView {
  when: string
  what: string
  net: number
}

/** The payout of a body at every margin or total: "Inter win by 1: +30%". */
export const BodyLadder = observer(function BodyLadder({
  selection: { leg, terms },
  stake,
  currency,
}: {
  selection: BurmeseSelection
  stake: number
  currency: Currency
}) {
  const { t } = useWords()
  if (!leg || !terms) return null
  const rows = bodyLadder(terms, stake).map(({ percent, net, condition }) => ({
    when: worded(t, ladderWording(condition, leg)),
    what: percentWords(t, percent),
    net,
  }))
  return <Rows title={t(`ladder.${ladderTitle(leg)}`)} rows={rows} currency={currency} />
})

/** The ends of a maung that differ: all legs win, one lands on its line, one loses in full. */
export const MaungLadder = observer(function MaungLadder({
  selections,
  maung,
  stake,
  currency,
}: {
  selections: readonly BurmeseSelection[]
  maung: MaungBasis
  stake: number
  currency: Currency
}) {
  const { t } = useWords()
  const known = selections.flatMap(({ leg, terms }) => (leg && terms ? [{ leg, terms }] : []))
  if (known.length < selections.length) return null
  /** Two totals are named alike: such a leg names its match too. */
  const legName = (leg: SlipLeg): string => {
    const name = pickWithLine(t, leg)
    return leg.bet_type === 'ou' ? `${name}, ${countedEvent(t, leg)}` : name
  }
  const when = (row: MaungRow): string => {
    if (row.row !== 'onLine') return t(`burmese.row.${row.row}`, { count: known.length })
    const one = known[row.place]
    const name = one ? legName(one.leg) : ''
    return t('burmese.row.onLine', { name, percent: formatSignedPercent(row.percent) })
  }
  const rows = maungLadder(
    known.map(({ terms }) => terms),
    maung.deductions,
    stake,
  ).map((row) => ({
    when: when(row),
    what: t(`ladder.grade.${row.net > 0 ? 'win' : row.net < 0 ? 'lose' : 'draw'}`),
    net: row.net,
  }))
  return <Rows title={t('ladder.title')} rows={rows} currency={currency} />
})

function Rows({
  title,
  rows,
  currency,
}: {
  title: ReactNode
  rows: readonly LadderRowView[]
  currency: Currency
}) {
  return (
    <section className={ladderStyles.ladder}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ when, what, net }, place) => (
          // Two legs may be named alike.
          <div key={place}>
            <dt>{when}</dt>
            <dd className={net > 0 ? styles.win : net < 0 ? styles.loss : undefined}>
              {what} <span translate="no">{net !== 0 && formatSignedMoney(net, currency)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** "Win", "Win 30%", "Lose 50%". */
function percentWords(t: (key: string) => string, percent: number): string {
  if (percent === 0) return t('ladder.grade.draw')
  const word = t(`ladder.grade.${percent > 0 ? 'win' : 'lose'}`)
  return Math.abs(percent) === 100 ? word : `${word} ${Math.abs(percent)}%`
}
