import { type Currency, LANGUAGES, type Language } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import type { Platform } from '../../../platform/module'
import { laterKind } from '../../settlement'
import { refNo } from '../bet-of'
import { DEBT_AFTER, DEBT_CAUSES, DEBT_MESSAGE } from './debt-texts'

/** Sent in one round; the others wait a second. */
const MOST = 500

interface NewsRow {
  readonly bet_id: number
  readonly revision: number
  /** The settlement's change of the count of settled bets. */
  readonly bets: number
  readonly home: string
  readonly away: string
  readonly currency: Currency
  readonly owed_before: number
  readonly owed: number
}

interface DebtNoticeDeps extends Pick<Platform, 'database' | 'now'> {
  readonly log: { error(what: object, words: string): void }
  /** The name of a league or a team in a language. */
  readonly nameIn: NameIn
}

/**
 * Writes to members their debt after a result was corrected or taken back, and the end of the debt when later money
 * has paid it; the teams by their names in the member's language. `settle_bets` stores the news with the money that it
 * moves, so none is lost and each is sent once. A failed message is tried again ever more rarely, behind all untried
 * ones, and is logged the first time.
 */
export async function sendDebtNotices({ database: { pool }, now, log, nameIn }: DebtNoticeDeps, most = MOST) {
  const { rows } = await pool.query<NewsRow>({
    name: 'debt-news-due',
    text: `SELECT n.bet_id, n.revision, coalesce(s.bets, 0) AS bets, l.home, l.away, b.currency, n.owed_before, n.owed
           FROM debt_news n JOIN bet b ON b.id = n.bet_id
           LEFT JOIN settlement s ON s.bet_id = n.bet_id AND s.revision = n.revision
           LEFT JOIN debt_news_failure f ON f.bet_id = n.bet_id AND f.revision = n.revision
           CROSS JOIN LATERAL (
             SELECT home, away FROM bet_leg WHERE bet_id = n.bet_id AND match_id = n.match_id ORDER BY bet_leg.n LIMIT 1
           ) l
           WHERE f.next_at IS NULL OR f.next_at <= $2
           ORDER BY f.attempts NULLS FIRST, n.at, n.bet_id, n.revision LIMIT $1`,
    values: [most, now()],
  })
  for (const row of rows) {
    try {
      const { title, body } = wordsOf(row, nameIn)
      await pool.query('SELECT tell_of_debt($1, $2, $3, $4, $5)', [
        ...[row.bet_id, row.revision, JSON.stringify(title), JSON.stringify(body), now()],
      ])
    } catch (error) {
      const { rows: failed } = await pool.query<{ attempts: number | null }>(
        'SELECT put_off_debt_news($1, $2, $3) AS attempts',
        [row.bet_id, row.revision, now()],
      )
      if (failed[0]?.attempts === 1)
        log.error({ err: error, bet: row.bet_id }, 'member not told what they owe; it is tried again')
    }
  }
}

/** The name of a league or a team in a language. */
export type NameIn = (language: Language, name: string) => string

function wordsOf({ bet_id, bets, home, away, currency, owed_before, owed }: NewsRow, nameIn: NameIn) {
  // A first settlement has no news: it takes nothing back.
  const cause = DEBT_CAUSES[laterKind(bets)]
  const after = owed === 0 ? DEBT_AFTER.paid : owed > owed_before ? DEBT_AFTER.owed : DEBT_AFTER.less
  // An outright has no second side.
  const sides = [home, away].filter((side) => side !== '')
  const textIn = (part: 'title' | 'body', language: Language): string => {
    const values = {
      match: sides.map((side) => nameIn(language, side)).join(' – '),
      bet: refNo(bet_id),
      id: String(bet_id),
      // An amount stays with its currency on one line.
      owed: `${formatMoney(owed, currency)}\u00a0${currency}`,
    }
    const message = filled(DEBT_MESSAGE[part][language], {
      what: cause[part][language],
      after: after[part][language],
    })
    return filled(message, values)
  }
  const inAll = (part: 'title' | 'body') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, textIn(part, language)]))
  return { title: inAll('title'), body: inAll('body') }
}

const filled = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
