import { personalList } from '@touchline/contracts/calls'
import { settledMatches } from '../../../testing/settled-matches'
import { sendDebtNotices } from './debt-notices'

const { server, match } = settledMatches()

const A_ROUND = 10
/** As many as a round sends, and one more. */
const MANY = A_ROUND + 1
const HOUR_MS = 3_600_000

const logged: unknown[] = []
const round = () => {
  const { database, now } = server().platform
  const log = { error: (what: unknown) => void logged.push(what) }
  return sendDebtNotices({ database, now, log, nameIn: (_, name) => name }, A_ROUND)
}
const titlesOf = async (account: string) => {
  const answer = await (await server().login(account)).call(personalList, { language: 'en' })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.messages.map(({ title }) => title)
}
const aBetOf = async (account: string) => {
  const placed = await (await server().login(account)).bet({ match_id: match(), stake: 1000 })
  if (placed.status !== 1) throw new Error(String(placed.status))
  return Number(placed.bet.ref_no.slice(2))
}
/** News of a bet, as corrections would write them: of these of its settlements. */
const leaveNews = (bet: number, first: number, last = first) =>
  server().asOwner(
    `INSERT INTO debt_news (bet_id, revision, match_id, owed_before, owed, at)
     SELECT $1, revision, $2, 0, 1960, $3 FROM generate_series($4::int, $5::int) revision`,
    [bet, match(), server().clock.now, first, last],
  )
/** The database takes no message to this member until it is allowed again. */
const refuseMessagesTo = async (account: string) => {
  await server().asOwner(`
    CREATE FUNCTION refuse_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refuse_message BEFORE INSERT ON message FOR EACH ROW
      WHEN (NEW.member_id = '${account}') EXECUTE FUNCTION refuse_message()`)
  return () => server().asOwner('DROP TRIGGER refuse_message ON message; DROP FUNCTION refuse_message()')
}

test('news that cannot be sent delay no others, are logged once, and are sent when possible', async () => {
  const takeAgain = await refuseMessagesTo('demo26')
  const [refused, sent] = [await aBetOf('demo26'), await aBetOf('demo27')]
  await leaveNews(refused, 2, 1 + MANY)
  server().clock.now += 1
  await leaveNews(sent, 2)
  await round()
  await round()
  expect(await titlesOf('demo27')).toEqual(['Result corrected: you owe 19.60\u00a0MYR'])
  for (let i = 0; i < 5; i += 1) {
    server().clock.now += HOUR_MS
    await leaveNews(sent, 3 + i)
    await round()
    expect(await titlesOf('demo27')).toHaveLength(2 + i)
    await round()
  }
  expect(logged).toHaveLength(MANY)
  await takeAgain()
  // None of them waits longer than an hour.
  server().clock.now += HOUR_MS
  await round()
  await round()
  expect(await titlesOf('demo26')).not.toEqual([])
  expect(await server().asOwner('SELECT FROM debt_news')).toEqual([])
  expect(await server().asOwner('SELECT FROM debt_news_failure')).toEqual([])
})
