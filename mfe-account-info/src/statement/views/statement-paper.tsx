import type { StatementDay } from '@touchline/contracts/calls'
import { followAccount } from '@touchline/screens/host'
import { useHost } from '@touchline/ui'
import { isMonthFirst } from '@touchline/ui/words'
import { useEffect, useState } from 'react'
import type { StatementPage } from '../transport/statement'
import styles from './statement-page.module.css'

/** On paper nothing around the statement says whose it is, of which days and in what money. */
export function StatementPaper({
  page: { days, currency },
}: {
  page: Pick<StatementPage, 'days' | 'currency'>
}) {
  const host = useHost()
  const [member, setMember] = useState('')
  useEffect(() => followAccount(host, ({ info }) => setMember(info.account_id)), [host])
  return (
    <p className={styles.paper}>
      {[host.brand.name, member, currency, `${wholeDay(days[0])} – ${wholeDay(days.at(-1))}`].join(' · ')}
    </p>
  )
}

/** "20/11/2026", or with the year first where the month comes before the day. */
function wholeDay(day: StatementDay | undefined): string {
  const parts = day?.working_date.split('-') ?? []
  return (isMonthFirst() ? parts : parts.reverse()).join('/')
}
