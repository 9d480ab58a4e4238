import type { CallResult } from '@touchline/contracts/host'
import { CURRENCY } from '@touchline/rules'
import { Button, useHost } from '@touchline/ui'
import { useWords, type Words } from '@touchline/ui/words'
import { useState } from 'react'
import type { StatementView } from '../domain/statement'
import { statementCsv, statementDays } from '../domain/statement-days'
import { type EntryWords, entriesCsv } from '../domain/statement-entries'
import { DAY_SUMS } from '../domain/statement-sums'
import { askAllDays } from '../transport/statement'
import { askEntries } from '../transport/statement-entries'
import { saveFile } from './save-file'
import { movementText } from './statement-movements'
import styles from './statement-page.module.css'
import { picksText, settlementText, subjectText } from './statement-settlement'

/** The days of a view as files for spreadsheets, day by day or bet by bet, and on paper. */
export function StatementFiles({ view }: { view: StatementView }) {
  const host = useHost()
  const words = useWords()
  const { t } = words
  const [isAsking, setAsking] = useState(false)
  const { from, to } = statementDays(view, host.now(), host.brand.bettingDayStartHour)
  /** Pressed, it answers: also what is otherwise for the log alone. */
  const isThere = <Data,>(answer: CallResult<Data>): answer is Extract<CallResult<Data>, { kind: 'ok' }> => {
    if (answer.kind !== 'ok')
      host.notify({ tone: 'warning', text: `${t('statement.failed')}: ${answer.text}` })
    return answer.kind === 'ok'
  }
  const save = async (name: string, isByBet: boolean) => {
    const answer = await askAllDays(host, view)
    if (!isThere(answer)) return
    const { days, currency } = answer.data
    const decimals = CURRENCY[currency].exponent
    if (!isByBet) {
      const heads = [t('statement.day'), ...DAY_SUMS.map((sum) => t(`statement.${sum}`))]
      return saveFile(name, statementCsv(days, heads, decimals))
    }
    const entries = await askEntries(host, days)
    if (isThere(entries)) saveFile(name, entriesCsv(entries.data, entryWords(words, currency), decimals))
  }
  const press = (name: string, isByBet = false) => {
    setAsking(true)
    void save(name, isByBet).finally(() => setAsking(false))
  }
  return (
    <div className={styles.actions}>
      <Button disabled={isAsking} onClick={() => press(`statement-${from}-${to}.csv`)}>
        {t('statement.csv')}
      </Button>
      <Button disabled={isAsking} onClick={() => press(`statement-bets-${from}-${to}.csv`, true)}>
        {t('statement.csvByBet')}
      </Button>
      <Button onClick={() => print()}>{t('statement.print')}</Button>
    </div>
  )
}

function entryWords(words: Words, currency: string): EntryWords {
  const { t } = words
  return {
    heads: {
      ...{ day: t('statement.day'), time: t('statement.time'), ref: t('betList.refNo') },
      ...{
        what: t('statement.movement'),
        selection: t('betList.selection'),
        placed: t('statement.placedAt'),
      },
      ...{
        stake: t('betList.stake'),
        result: t('betList.result'),
        validTurnover: t('statement.valid_turnover'),
      },
      commission: t('statement.commission'),
      amount: `${t('statement.amount')} (${currency})`,
    },
    subjectOf: ({ bet }) => subjectText(bet, words),
    picksOf: ({ bet }) => picksText(bet, words),
    resultOf: (settlement) => settlementText(settlement, t),
    movementOf: (movement) => movementText(movement, t),
  }
}
