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
import { askEntries, type EntriesAsking } from '../transport/statement-entries'
import { saveFile } from './save-file'
import { movementText } from './statement-movements'
import styles from './statement-page.module.css'
import { picksText, settlementText, wholeSubjectText } from './statement-settlement'
import { type FileProgress, useFileByBet } from './use-file-by-bet'

/** The days of a view as files for spreadsheets, day by day or bet by bet, and on paper. */
export function StatementFiles({ view }: { view: StatementView }) {
  const host = useHost()
  const words = useWords()
  const { t } = words
  const [isAsking, setAsking] = useState(false)
  const byBet = useFileByBet()
  const { from, to } = statementDays(view, host.now(), host.brand.bettingDayStartHour)
  /** The player pressed and gets an answer, even for errors that are otherwise for the log alone. */
  const isThere = <Data,>(answer: CallResult<Data>): answer is Extract<CallResult<Data>, { kind: 'ok' }> => {
    if (answer.kind !== 'ok')
      host.notify({ tone: 'warning', text: `${t('statement.failed')}: ${answer.text}` })
    return answer.kind === 'ok'
  }
  const save = async () => {
    const answer = await askAllDays(host, view)
    if (!isThere(answer)) return
    const { days, currency } = answer.data
    const heads = [t('statement.day'), ...DAY_SUMS.map((sum) => t(`statement.${sum}`))]
    saveFile(`statement-${from}-${to}.csv`, statementCsv(days, heads, CURRENCY[currency].exponent))
  }
  const saveByBet = async (asking: EntriesAsking) => {
    const answer = await askAllDays(host, view, asking.signal)
    if (asking.signal.aborted || !isThere(answer)) return
    const { days, currency } = answer.data
    const entries = await askEntries(host, days, asking)
    if (!entries || !isThere(entries)) return
    const text = entriesCsv(entries.data, entryWords(words, currency), CURRENCY[currency].exponent)
    saveFile(`statement-bets-${from}-${to}.csv`, text)
  }
  return (
    <div className={styles.actions}>
      {byBet.progress && <DaysRead progress={byBet.progress} />}
      <Button
        disabled={isAsking}
        onClick={() => {
          setAsking(true)
          void save().finally(() => setAsking(false))
        }}
      >
        {t('statement.csv')}
      </Button>
      {/* One button, so that the focus stays where it is; a second press of a double click is no cancel. */}
      <Button
        onClick={({ detail }) => {
          if (!byBet.isAsking) byBet.start(saveByBet)
          else if (detail < 2) byBet.stop()
        }}
      >
        {t(byBet.isAsking ? 'statement.cancel' : 'statement.csvByBet')}
      </Button>
      <Button onClick={() => print()}>{t('statement.print')}</Button>
    </div>
  )
}

function DaysRead({ progress: { read, count } }: { progress: FileProgress }) {
  const { t } = useWords()
  const text = t('statement.daysRead', { read, count })
  const progress = { 'aria-valuemax': count, 'aria-valuenow': read, 'aria-valuetext': text }
  return (
    <span className={styles.read} role="progressbar" aria-label={t('statement.csvByBet')} {...progress}>
      {text}
    </span>
  )
}

function entryWords(words: Words, currency: string): EntryWords {
  const { t } = words
  return {
    heads: {
      day: t('statement.day'),
      time: t('statement.time'),
      ref: t('betList.refNo'),
      what: t('statement.movement'),
      selection: t('betList.selection'),
      odds: t('betList.odds'),
      oddsType: t('statement.oddsType'),
      placed: t('statement.placedAt'),
      stake: t('betList.stake'),
      risk: t('betList.risk'),
      returned: t('betList.returned'),
      result: t('betList.result'),
      validTurnover: t('statement.valid_turnover'),
      commission: t('statement.commission'),
      amount: `${t('statement.amount')} (${currency})`,
    },
    subjectOf: ({ bet }) => wholeSubjectText(bet, words),
    picksOf: ({ bet }) => picksText(bet, words),
    resultOf: (settlement) => settlementText(settlement, t),
    movementOf: (movement) => movementText(movement, t),
  }
}
