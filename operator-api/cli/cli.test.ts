import { randomBytes } from 'node:crypto'
import { PRODUCT_TERMS } from '@touchline/serving'
import { createMemberNotifications } from '../src/platform/member-notifications'
import { openDatabase } from '../src/storage/open-database'
import { type FreshDatabase, freshDatabase } from '../src/testing/fresh-database'
import type { CommandContext } from './command'
import { createProgram } from './program'

let fresh: FreshDatabase
let context: CommandContext
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
      status, told_at)
    VALUES (99, 1, 1, 'First League', '', 0, 'North', 'South', 0, 0, 0, 1, 0)`)
  context = {
    database: openDatabase(fresh.owner),
    now: () => 60_000,
    randomBytes,
    notifications: createMemberNotifications(),
    brands: {
      of: () => ({ ...PRODUCT_TERMS, currencies: ['MYR', 'USD'] }),
      all: () => new Map(),
    },
    brand: 'touchline',
    actor: 'operator:test',
  }
})
afterAll(async () => {
  await context.database.close()
  expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])
  expect(await fresh.asOwner('SELECT * FROM audit_breach')).toEqual([])
  await fresh.close()
})

/** What one command answers. */
async function say(args: readonly string[], at: CommandContext = context): Promise<string> {
  let line = ''
  const program = createProgram(
    async (action) => {
      line = await action(at)
    },
    () => undefined,
  )
  await program.parseAsync(args, { from: 'user' })
  return line
}

// In this order: each step stands on those before it.
const steps: [string, string | RegExp][] = [
  ['account create newbie MYR demoagent abc123', 'newbie created'],
  ['account deposit newbie 1,250.50', /1,250\.50 available/],
  ['account withdraw newbie 250.50', /1,000\.00 available/],
  ['suspend newbie', 'newbie is now suspend'],
  ['account show newbie', /^newbie: suspend/],
  ['resume newbie', 'newbie is now open'],
  ['account limit newbie MYR 1 5 100 1000 500', /newbie MYR 1/],
  ['account limit newbie MYR parlay 2 50 900 300', /newbie MYR parlay/],
  ['account limit demoagent MMK mmo_parlay:1 500 50000 900000 300000', /demoagent MMK mmo_parlay:1/],
  ['account token newbie', /^[\w-]{32}$/],
  ['upline create newagent agent demomaster 40 0.6', 'newagent created'],
  ['upline show newagent', 'newagent: agent, position 40 %, commission 0.6 %, 0 uplines and 0 members below'],
  ['upline position newagent 35', /position 35 %/],
  [
    'upline contact newagent web https://example.org/help',
    /members below, web https:\/\/example\.org\/help$/,
  ],
  ['upline contact newagent telegram @new_agent', /, telegram @new_agent, web https/],
  ['upline contact newagent web -', /members below, telegram @new_agent$/],
  ['upline commission newagent 0.7', /commission 0\.7 %/],
  ['upline create newmaster master demosenior 5 0.9', 'newmaster created'],
  ['upline move newagent newmaster', /^newagent: agent/],
  ['account move newbie newagent', /agent newagent/],
  ['account create unbound MYR newagent abc123', /^unbound created; no bets before a limit is set/],
  ['account commission newbie 0.3', 'newbie: commission 0.3 %'],
  ['account product newbie casino off', 'newbie: casino is off'],
  ['account product newbie casino on', 'newbie: casino is on'],
  ['account adjust newbie -5 paid twice by mistake', /995\.00 available/],
  ['account adjust newbie +5.50 taken by mistake', /1,000\.50 available/],
  ['account password newbie', /^[\w-]{8}$/],
  ['report newagent --from 2026-08-01', 'newagent, 2026-08-01: nothing settled'],
  ['announce Hello --in my=မင်္ဂလာပါ --minutes 5', /^announcement 1$/],
  [
    'announce Cup --special --popup cup-2026 --body One\\nTwo --body-in th=a=b --until 2026-11-24T14:00',
    /^announcement 2$/,
  ],
  ['announce end 1', 'message 1 has ended'],
  ['announce withdraw 2', 'message 2 is withdrawn'],
  ['message newbie Welcome --in my=ကြိုဆိုပါသည် --body Text', 'message 3 to newbie'],
  ['maintenance on 3', 'maintenance until 1970-01-01T00:04:00.000Z'],
  ['maintenance off', 'maintenance is over'],
  ['result 99 2-1 1-0 --last-goal home', 'match 99: revision 1'],
  ['result 99 cancel', 'match 99: revision 2'],
]
test('an operator does everything from the command line, and each step is written down', async () => {
  for (const [typed, line] of steps) {
    const said = await say(typed.split(' '))
    if (line instanceof RegExp) expect(said).toMatch(line)
    else expect(said).toBe(line)
  }
  const [written] = await fresh.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM audit')
  const changesNothing = /^(account show|upline show|report) /
  expect(written?.count).toBe(steps.filter(([typed]) => !changesNothing.test(typed)).length)
})

test('an order of money with a key moves it once, however often it is given', async () => {
  const audits = async () =>
    (await fresh.asOwner("SELECT FROM audit WHERE subject = 'demo9' AND action IN ('deposit', 'adjustment')"))
      .length
  const deposit = ['account', 'deposit', 'demo9', '5', '--key', 'slip-7']
  expect(await say(deposit)).toMatch(/10,005\.00 available.*; key slip-7$/)
  expect(await say(deposit)).toMatch(/10,005\.00 available.*; moved before, by key slip-7$/)
  expect(await audits()).toBe(1)
  await expect(say(['account', 'deposit', 'demo9', '6', '--key', 'slip-7'])).rejects.toThrow(
    /slip-7 was used for another deposit/,
  )
  const adjust = ['account', 'adjust', 'demo9', '-1', '--key', 'slip-7', 'paid', 'twice']
  expect(await say(adjust)).toMatch(/10,004\.00 available.*; key slip-7$/)
  expect(await say(adjust)).toMatch(/moved before/)
  expect(await audits()).toBe(2)
  await expect(say(['account', 'deposit', 'demo9', '5', '--key', 'a b'])).rejects.toThrow(/no key/)
  // Without a key each command is an order of its own.
  const own = (await say(['account', 'withdraw', 'demo9', '1'])).match(/; key (\w{16})$/)?.[1]
  expect(await say(['account', 'withdraw', 'demo9', '1', '--key', own ?? ''])).toMatch(
    /10,003\.00.*moved before/,
  )
})

test('an upline that moves tells the pages of the members below', async () => {
  await say(['upline', 'create', 'moved', 'agent', 'demomaster', '1', '0.5'])
  await say(['account', 'create', 'below', 'MYR', 'moved', 'abc123'])
  const revision = () => fresh.asOwner("SELECT profile_rev FROM member WHERE id = 'below'")
  const before = await revision()
  await say(['upline', 'move', 'moved', 'newmaster'])
  expect(await revision()).not.toEqual(before)
})

test.each([
  ['democlose', 'close'],
  ['demoblock', 'block'],
])('%s is neither suspended nor resumed by the way', async (member, state) => {
  for (const command of ['suspend', 'resume'])
    await expect(say([command, member])).rejects.toThrow(`${member} is ${state}`)
  expect(await say(['account', 'show', member])).toContain(`${member}: ${state}`)
})

test('what was announced is written as it was typed', async () => {
  const written = await fresh.asOwner('SELECT * FROM message ORDER BY id')
  const nothing = { member_id: null, brand: 'touchline', popup_key: null, withdrawn_at: null, bodies: {} }
  const at = { at: '59999', written_at: '60000' }
  expect(written).toMatchObject([
    {
      ...{ ...nothing, ...at, kind: 'normal', titles: { en: 'Hello', my: 'မင်္ဂလာပါ' } },
      ...{ until: '60000', in_strip: true },
    },
    {
      ...{ ...nothing, kind: 'special', titles: { en: 'Cup' }, bodies: { en: 'One\nTwo', th: 'a=b' } },
      ...{ popup_key: 'cup-2026', until: String(Date.UTC(2026, 10, 24, 6)), withdrawn_at: '60000' },
    },
    {
      ...nothing,
      kind: 'personal',
      brand: null,
      member_id: 'newbie',
      bodies: { en: 'Text' },
      in_strip: false,
    },
  ])
  expect(
    await say(['announce', 'Everywhere', '--every-brand', '--no-strip', '--from', '1970-01-02 08:00']),
  ).toBe('announcement 4')
  expect(await say(['announce', 'list'])).toBe(
    '4 to come every brand normal: Everywhere\n1 ended touchline normal: Hello',
  )
})

test.each<[string, RegExp]>([
  ['account create demo MYR demoagent abc123', /a member demo already/],
  ['account create other MYR demomaster abc123', /No agent demomaster/],
  ['account create demoagent MYR demoagent abc123', /There is an upline demoagent already/],
  ['account create =cmd MYR demoagent abc123', /=cmd is no name/],
  ['account create other MYR demoagent abc12', /6 to 10 characters/],
  ['account create other MYR demoagent abcdefghijk', /6 to 10 characters/],
  ['upline create demo agent demomaster 1 0.1', /There is a member demo already/],
  ['account deposit nobody 5', /No member nobody/],
  ['account deposit demo five', /five is not an amount/],
  ['account withdraw demo 10,000.01', /insufficient/],
  ['account state demo asleep', /No state asleep/],
  ['account create x THB demoagent abc123', /touchline has no THB: one of MYR, USD/],
  ['account create x XXX demoagent abc123', /No currency XXX/],
  ['account limit nobody MYR 1 5 100 1000 500', /No upline nobody/],
  ['account move demo demomaster', /No agent demomaster/],
  ['account commission demo 0.51', /demoagent would be paid less than a member below it/],
  ['account commission demo 0.255', /not a percent with two decimals/],
  ['account product demo roulette off', /No product roulette/],
  ['account product demo casino maybe', /neither on nor off/],
  ['account adjust demo -10,000.01 too much', /insufficient/],
  ['account adjust demo 5', /missing required argument 'reason'/],
  ['account deposit demo 90071992547409.91', /more than can be counted/],
  ['account limit demo MYR * 10 5 100 100', /least stake is above the highest/],
  ['upline create demoagent agent demomaster 1 0.1', /an upline demoagent already/],
  ['upline create company agent demomaster 1 0.1', /an upline company already/],
  ['upline create A! agent demomaster 1 0.1', /A! is no id/],
  ['upline create x2 king demomaster 1 0.1', /No level king/],
  ['upline create x2 agent - 1 0.1', /everybody else has one/],
  ['upline create x2 agent nobody 1 0.1', /No upline nobody/],
  ['upline create x2 master demoagent 1 0.1', /demoagent is not above x2/],
  ['upline create x2 agent demomaster 51 0.1', /chain of x2 would take 101 percent/],
  ['upline create x2 agent demomaster 101 0.1', /101 is not a whole percent/],
  ['upline create x2 agent demomaster 1 0.76', /demomaster would be paid less than x2/],
  ['upline move demoshareholder demosenior', /is a shareholder/],
  ['upline move demosenior demoagent', /is not above/],
  ['upline position demosenior 36', /would take 101 percent/],
  ['upline commission demoagent 0.24', /paid less than a member/],
  ['upline commission demomaster 0.49', /paid less than demoagent/],
  ['report nobody', /No upline nobody/],
  ['report demoagent --from 2026-02-30', /not a day/],
  ['report demoagent --from 2026-02-02 --to 2026-02-01', /is before/],
  ['result 99 2:1 1-0', /2:1 is not a score/],
  ['result 99 2-1 3-0', /3-0 at half-time is above 2-1/],
  ['result 98 2-1 1-0', /No match 98/],
  ['maintenance on soon', /not a number of minutes/],
  ['announce Hello --in xx=Hello', /No language xx: one of cn, tw/],
  ['announce Hello --in en=Hello', /en is there twice/],
  ['announce Hello --in my=', /A text is empty/],
  ['announce Hello --body-in my=x', /needs an English --body/],
  ['announce Hello --until 2026-02-30T10:00', /not a moment/],
  ['announce Hello --until 1969-12-31T10:00', /over before it begins/],
  ['announce Hello --from 1969-12-31T10:00 --minutes 5', /^5 minutes from then is over/],
  ['announce Hello --minutes 5 --until 2026-11-24T14:00', /Either --until or --minutes/],
  ['announce Hello --popup Cup!', /not a key/],
  ['announce end 99', /No message 99/],
  ['message nobody Hello', /No member nobody/],
  ['message demo', /missing required argument 'title'/],
  ['account limit demo MYR mix:1 5 100 1000 500', /No limit mix:1/],
  ['account limit demo MYR 1:parlay 5 100 1000 500', /No limit 1:parlay/],
  ['result 99 2-1', /half-time score is missing/],
  ['account create x MYR demoagent', /missing required argument 'password'/],
  ['acount show demo', /unknown command 'acount'\n\(Did you mean account\?\)/],
  ['account deposit demo 5 6', /too many arguments/],
])('it is said why this cannot be done: %s', async (typed, words) => {
  await expect(say(typed.split(' '))).rejects.toThrow(words)
})

test('a member is named within a brand', async () => {
  const garnet = { ...context, brand: 'garnet' }
  expect(await say(['account', 'create', 'newbie2', 'MYR', 'demoagent', 'abc123'], garnet)).toBe(
    'garnet:newbie2 created',
  )
  expect(await say(['account', 'deposit', 'demo', '1'], garnet)).toMatch(
    /^garnet:demo: .*10,001\.00 available/,
  )
  expect(await say(['account', 'show', 'demo'])).toMatch(/^demo: .*10,000\.00 available/)
  expect(await say(['suspend', 'newbie2'], garnet)).toBe('garnet:newbie2 is now suspend')
  await say(['account', 'limit', 'newbie2', 'MYR', '1', '5', '100', '1000', '500'], garnet)
  expect(await fresh.asOwner("SELECT FROM bet_limit WHERE owner = 'garnet:newbie2'")).toHaveLength(1)
  await expect(say(['account', 'show', 'newbie2'])).rejects.toThrow(/No member newbie2 in touchline/)
  await expect(say(['account', 'show', 'garnet:newbie2'])).rejects.toThrow(/not the name of a member/)
})
