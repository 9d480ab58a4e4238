import { betParlay, type Message, personalList, userBalance } from '@touchline/contracts/calls'
import { LANGUAGES } from '@touchline/contracts/limits'
import { NO_RESULT_YET } from '@touchline/rules'
import { aLeg, aParlay } from '../../../testing/combinations'
import { LINE } from '../../../testing/fake-book'
import { moveCash } from '../../../testing/move-cash'
import { finished } from '../../../testing/results'
import { settledMatches } from '../../../testing/settled-matches'
import type { TestMember } from '../../../testing/test-app'

const matches = settledMatches()
const { server, match } = matches

const settle = async (revision: number, score: [number, number]) => {
  await matches.settle(revision, finished(score))
  await server().app.round('debts told')
}

async function messagesOf(member: TestMember, language = 'en'): Promise<readonly Message[]> {
  const answer = await member.call(personalList, { language })
  if (answer.status !== 1) throw new Error(String(answer.status))
  return answer.messages
}

/** A member who won and took everything out. */
async function emptyWinner(name: string, bets = 1): Promise<TestMember & { readonly ref: string }> {
  const member = await server().login(name)
  for (let further = 1; further < bets; further += 1) await member.bet({ match_id: match(), stake: 1000 })
  const placed = await member.bet({ match_id: match(), stake: 1000 })
  if (placed.status !== 1) throw new Error(String(placed.status))
  await settle(1, [1, 0])
  await takeAllOut(member)
  return { ...member, ref: placed.bet.ref_no }
}

async function takeAllOut(member: TestMember): Promise<void> {
  const balance = await member.call(userBalance, { parent_id: '' })
  if (balance.status !== 1) throw new Error(String(balance.status))
  await moveCash(server(), {
    account: member.account,
    key: String(match()),
    kind: 'withdrawal',
    amount: -balance.balance,
  })
}

const auditOf = (account: string) =>
  server().asOwner(
    `SELECT action, details - '{teams}'::text[] AS details FROM audit
     WHERE subject = $1 AND action LIKE 'member_owes%' ORDER BY id`,
    [account],
  )

test('several bets of one correction have one message, with their sum', async () => {
  const member = await emptyWinner('demo25', 3)
  await settle(2, [0, 1])
  expect((await messagesOf(member)).map(({ title }) => title)).toEqual([
    'Result corrected: you owe 58.80\u00a0MYR',
  ])
})

test('a member in debt after a correction gets match, bet and amount, in their language', async () => {
  const member = await emptyWinner('demo21')
  expect(await messagesOf(member)).toEqual([])
  await settle(2, [0, 1])
  const [message, ...others] = await messagesOf(member)
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'personal', title: 'Result corrected: you owe 19.60\u00a0MYR' })
  expect(message?.body).toContain(member.ref)
  expect(message?.body).toContain(`(/info/result?bet=${Number(member.ref.slice(2))})`)
  expect(message?.body).toMatch(/^\S.* – .*: the result was corrected/)
  const titles = await Promise.all(
    LANGUAGES.map(async (language) => (await messagesOf(member, language))[0]?.title),
  )
  expect(new Set(titles).size).toBe(LANGUAGES.length)
  for (const title of titles) expect(title).toContain('19.60\u00a0MYR')
  for (const language of LANGUAGES) expect((await messagesOf(member, language))[0]?.body).not.toMatch(/[{}]/)
  const written = await server().asOwner(
    "SELECT details FROM audit WHERE subject = 'demo21' AND action = 'member_owes'",
  )
  expect(written).toEqual([
    {
      details: {
        bet: member.ref,
        match: match(),
        teams: expect.stringMatching(/^\S.* – ./),
        settlement: 2,
        owed_before: 0,
        owed: 1960,
      },
    },
  ])
})

test('a correction of the correction announces the end of the debt; a repeated one sends nothing', async () => {
  const member = await emptyWinner('demo22')
  await settle(2, [0, 1])
  await settle(3, [2, 0])
  await settle(3, [2, 0])
  await server().app.round('debts told')
  expect((await messagesOf(member)).map(({ title }) => title)).toEqual([
    'Result corrected: you no longer owe anything',
    'Result corrected: you owe 19.60\u00a0MYR',
  ])
  expect(
    await server().asOwner(
      `SELECT action, details -> 'owed_before' AS owed_before, details -> 'owed' AS owed FROM audit
       WHERE subject = 'demo22' AND action LIKE 'member_owes%' ORDER BY id`,
    ),
  ).toEqual([
    { action: 'member_owes', owed_before: 0, owed: 1960 },
    { action: 'member_owes_nothing', owed_before: 1960, owed: 0 },
  ])
})

test('news of a failed round are sent once, by any process', async () => {
  const member = await emptyWinner('demo23')
  await server().app.settlement.settle({ match: match(), revision: 2, result: finished([0, 1]) })
  await Promise.all([server().app.round('debts told'), server().app.round('debts told')])
  expect(await messagesOf(member)).toHaveLength(1)
  expect(await server().asOwner('SELECT * FROM debt_news')).toEqual([])
})

test('a correction that the balance covers sends no message', async () => {
  const member = await server().login('demo24')
  await member.bet({ match_id: match(), stake: 1000 })
  await settle(1, [1, 0])
  await settle(2, [0, 1])
  expect(await messagesOf(member)).toEqual([])
})

test('teams are called as in the language of the message', async () => {
  const member = await emptyWinner('demo26')
  await settle(2, [0, 1])
  expect((await messagesOf(member, 'vi'))[0]?.body).toMatch(/^Phương Bắc – South: /)
  expect((await messagesOf(member))[0]?.body).toMatch(/^North – South: /)
})

test('a bet that runs again, and its next settlement, are no corrections', async () => {
  const member = await emptyWinner('demo27')
  await matches.settle(2, { ...NO_RESULT_YET, status: 0 })
  await server().app.round('debts told')
  await settle(3, [2, 0])
  const messages = await messagesOf(member)
  expect(messages.map(({ title }) => title)).toEqual([
    'Bet resettled: you no longer owe anything',
    'Bet reopened: you owe 19.63\u00a0MYR',
  ])
  for (const { body } of messages) expect(body).not.toContain('corrected')
})

test.each([
  { account: 'demo28', stake: 4000, title: null, owed: 0 },
  { account: 'demo29', stake: 500, title: 'Result corrected: you owe 9.79\u00a0MYR', owed: 979 },
])(
  'a debt that a first settlement of the same result pays but for $owed',
  async ({ account, stake, title, owed }) => {
    const member = await server().login(account)
    server().book.put({ id: match() }, [{}, { id: 2, period: 1 }])
    for (const bet of [
      { line_id: 2, stake: 1000 },
      { line_id: LINE, stake },
    ])
      expect(await member.bet({ match_id: match(), ...bet })).toMatchObject({ status: 1 })
    await matches.settle(1, { ...NO_RESULT_YET, half_time: [1, 0] })
    await takeAllOut(member)
    await matches.settle(2, finished([1, 0], [0, 0]))
    await server().app.round('debts told')
    expect((await messagesOf(member)).map((message) => message.title)).toEqual(title === null ? [] : [title])
    expect(await auditOf(account)).toMatchObject(
      owed === 0 ? [] : [{ action: 'member_owes', details: { owed_before: 0, owed } }],
    )
  },
)

test('of several matches the one with the latest result is named, not the one with the highest number', async () => {
  const member = await server().login('demo30')
  const first = match()
  const last = matches.next()
  const picks = [first, last].map((match_id) => aLeg(0, { match_id }))
  expect(await member.call(betParlay, aParlay({ picks }))).toMatchObject({ status: 1 })
  for (const one of [first, last]) await matches.settle(1, finished([1, 0]), one)
  await takeAllOut(member)
  // It changes nothing, and is seen with the next result.
  await server().asOwner("SELECT record_result($1, 5, $2, 'feed', $3)", [
    ...[first, JSON.stringify(finished([2, 0])), server().clock.now],
  ])
  server().clock.now += 1000
  await matches.settle(2, finished([0, 1]), last)
  await server().app.round('debts told')
  expect(await auditOf('demo30')).toMatchObject([{ action: 'member_owes', details: { match: last } }])
})
