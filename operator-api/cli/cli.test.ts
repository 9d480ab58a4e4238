import { deskOfFile } from './testing/desk-of-file'

const { desk, run } = deskOfFile(async ({ fresh }) => {
  await fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
      status, told_at)
    VALUES (99, 1, 1, 'First League', '', 0, 'North', 'South', 0, 0, 0, 1, 0)`)
})

// In this order: each step depends on the earlier ones.
const steps: [string, string | RegExp][] = [
  ['account create newbie MYR demoagent', /^newbie created\npassword [\w-]{8}$/],
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
  [
    'upline show newagent',
    'newagent: agent below demomaster, position 40 %, commission 0.6 %, 0 uplines and 0 members below',
  ],
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
  ['account create unbound MYR newagent', /^unbound created; no bets before a limit is set/],
  ['account commission newbie 0.3', 'newbie: commission 0.3 %'],
  ['account group newbie C', 'newbie: group C'],
  ['account product newbie casino off', 'newbie: casino is off'],
  ['account product newbie casino on', 'newbie: casino is on'],
  ['account adjust newbie -5 paid twice by mistake', /995\.00 available/],
  ['account adjust newbie +5.50 taken by mistake', /1,000\.50 available/],
  ['account password newbie', /^[\w-]{8}$/],
  ['report newagent --from 2026-08-01', 'newagent, 2026-08-01: nothing settled'],
  ['announce say Hello --in my=မင်္ဂလာပါ --minutes 5', /^announcement 1$/],
  [
    'announce say Cup --special --popup cup-2026 --body One\\nTwo --body-in th=a=b --until 2026-11-24T14:00',
    /^announcement 2$/,
  ],
  ['announce end 1', 'message 1 has ended'],
  ['announce withdraw 2', 'message 2 is withdrawn'],
  ['message newbie Welcome --in my=ကြိုဆိုပါသည် --body Text', 'message 3 to newbie'],
  ['maintenance on 5 --product casino', 'maintenance of touchline: casino until 1970-01-01 08:06:00 (GMT+8)'],
  ['maintenance on 2 --product mini', /mini until 1970-01-01 08:03:00 \(GMT\+8\)/],
  // A product's closing that ends with the whole one, or before it, is not named.
  [
    'maintenance on 3',
    'maintenance of touchline until 1970-01-01 08:04:00 (GMT+8); longer: casino until 1970-01-01 08:06:00 (GMT+8)',
  ],
  [
    'maintenance show',
    'maintenance of touchline until 1970-01-01 08:04:00 (GMT+8); longer: casino until 1970-01-01 08:06:00 (GMT+8)',
  ],
  ['maintenance off --product mini', /^maintenance of touchline until/],
  ['maintenance off', 'maintenance of touchline: casino until 1970-01-01 08:06:00 (GMT+8)'],
  ['maintenance off --product casino', 'no maintenance of touchline'],
  ['maintenance on 3 --every-brand', 'maintenance of touchline until 1970-01-01 08:04:00 (GMT+8)'],
  ['maintenance off', 'maintenance of touchline until 1970-01-01 08:04:00 (GMT+8)'],
  ['maintenance off --every-brand', 'no maintenance of touchline'],
  [
    'result 99 2-1 1-0 --last-goal home',
    'match 99: North – South, First League: - → 2-1 (1-0), revision 1; no bets to settle',
  ],
  [
    'result 99 cancel',
    'match 99: North – South, First League: 2-1 (1-0) → called off, revision 2; no bets to settle',
  ],
  [
    'result 99 release',
    'match 99: North – South, First League: called off → -, revision 3; no bets to settle',
  ],
]
test('an operator does everything from the command line, and each step is written down', async () => {
  for (const [typed, line] of steps) {
    const output = await run(typed)
    if (line instanceof RegExp) expect(output).toMatch(line)
    else expect(output).toBe(line)
  }
  const [written] = await desk().fresh.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM audit')
  const changesNothing = /^(account show|upline show|maintenance show|report)/
  expect(written?.count).toBe(steps.filter(([typed]) => !changesNothing.test(typed)).length)
})

test('an order of money with a key moves it once, however often it is given', async () => {
  const audits = async () =>
    (
      await desk().fresh.asOwner(
        "SELECT FROM audit WHERE subject = 'demo9' AND action IN ('deposit', 'adjustment')",
      )
    ).length
  const deposit = ['account', 'deposit', 'demo9', '5', '--key', 'slip-7']
  expect(await run(deposit)).toMatch(/10,005\.00 available.*; key slip-7$/)
  expect(await run(deposit)).toMatch(/10,005\.00 available.*; moved before, by key slip-7$/)
  expect(await audits()).toBe(1)
  await expect(run(['account', 'deposit', 'demo9', '6', '--key', 'slip-7'])).rejects.toThrow(
    /slip-7 was used for another deposit/,
  )
  const adjust = ['account', 'adjust', 'demo9', '-1', '--key', 'slip-7', 'paid', 'twice']
  expect(await run(adjust)).toMatch(/10,004\.00 available.*; key slip-7$/)
  expect(await run(adjust)).toMatch(/moved before/)
  expect(await audits()).toBe(2)
  await expect(run(['account', 'deposit', 'demo9', '5', '--key', 'a b'])).rejects.toThrow(/no key/)
  // Without a key each command is an order of its own.
  const own = (await run(['account', 'withdraw', 'demo9', '1'])).match(/; key (\w{16})$/)?.[1]
  expect(await run(['account', 'withdraw', 'demo9', '1', '--key', own ?? ''])).toMatch(
    /10,003\.00.*moved before/,
  )
})

test('an upline that moves notifies the pages of the members below', async () => {
  await run(['upline', 'create', 'moved', 'agent', 'demomaster', '1', '0.5'])
  await run(['account', 'create', 'below', 'MYR', 'moved'])
  const revision = () => desk().fresh.asOwner("SELECT profile_rev FROM member WHERE id = 'below'")
  const before = await revision()
  await run(['upline', 'move', 'moved', 'newmaster'])
  expect(await revision()).not.toEqual(before)
})

test.each([
  ['democlose', 'close'],
  ['demoblock', 'block'],
])('%s is neither suspended nor resumed by the way', async (member, state) => {
  for (const command of ['suspend', 'resume'])
    await expect(run([command, member])).rejects.toThrow(`${member} is ${state}`)
  expect(await run(['account', 'show', member])).toContain(`${member}: ${state}`)
})

test('who is suspended already is not suspended again, nor is that written down', async () => {
  const audits = async () => (await desk().fresh.asOwner("SELECT FROM audit WHERE subject = 'demo7'")).length
  await run('suspend demo7')
  const written = await audits()
  await expect(run('suspend demo7')).rejects.toThrow('demo7 is suspend already')
  expect(await audits()).toBe(written)
})

test('an announcement is stored as it was typed', async () => {
  const written = await desk().fresh.asOwner('SELECT * FROM message ORDER BY id')
  const nothing = { member_id: null, brand: 'touchline', popup_key: null, withdrawn_at: null, bodies: {} }
  const at = { at: '59999', written_at: '60000' }
  expect(written).toMatchObject([
    {
      ...nothing,
      ...at,
      kind: 'normal',
      titles: { en: 'Hello', my: 'မင်္ဂလာပါ' },
      until: '60000',
      in_strip: true,
    },
    {
      ...nothing,
      kind: 'special',
      titles: { en: 'Cup' },
      bodies: { en: 'One\nTwo', th: 'a=b' },
      popup_key: 'cup-2026',
      until: String(Date.UTC(2026, 10, 24, 6)),
      withdrawn_at: '60000',
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
    await run(['announce', 'say', 'Everywhere', '--every-brand', '--no-strip', '--from', '1970-01-02 08:00']),
  ).toBe('announcement 4')
  expect(await run(['announce', 'list'])).toBe(
    '4 to come every brand normal: Everywhere\n1 ended touchline normal: Hello',
  )
})

test('a member is named within a brand', async () => {
  const garnet = { brand: 'garnet' }
  expect(await run(['account', 'create', 'newbie2', 'MYR', 'demoagent'], garnet)).toMatch(
    /^garnet:newbie2 created\n/,
  )
  expect(await run(['account', 'deposit', 'demo', '1'], garnet)).toMatch(
    /^garnet:demo: .*10,001\.00 available/,
  )
  expect(await run(['account', 'show', 'demo'])).toMatch(/^demo: .*10,000\.00 available/)
  expect(await run(['suspend', 'newbie2'], garnet)).toBe('garnet:newbie2 is now suspend')
  await run(['account', 'limit', 'newbie2', 'MYR', '1', '5', '100', '1000', '500'], garnet)
  expect(await desk().fresh.asOwner("SELECT FROM bet_limit WHERE owner = 'garnet:newbie2'")).toHaveLength(1)
  await expect(run(['account', 'show', 'newbie2'])).rejects.toThrow(/No member newbie2 in touchline/)
  await expect(run(['account', 'show', 'garnet:newbie2'])).rejects.toThrow(/not the name of a member/)
})
