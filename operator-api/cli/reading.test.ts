import { type OperatorDesk, operatorDesk } from './testing/operator-desk'

let desk: OperatorDesk
let say: OperatorDesk['say']
beforeAll(async () => {
  desk = await operatorDesk()
  ;({ say } = desk)
})
afterAll(() => desk.close())

const linesOf = async (typed: string) => (await say(typed)).split('\n')

/** Cells of a table's lines. */
const cells = (lines: readonly string[]) => lines.map((line) => line.trim().split(/ {2,}/))

test('limits of a member: its own, those above it, and what holds of them for each sport and kind', async () => {
  await say('account create bounded MYR demoagent abc123')
  await say('account limit bounded MYR 1 10 800 9,000 5,000')
  await say('account limit demomaster MYR 1:cs 20 200 2,000 1,000')
  const [title, currency, ...table] = await linesOf('account limits bounded')
  expect([title, currency]).toEqual(['bounded: own limits, those above it, and what holds', 'MYR'])
  const rows = cells(table)
  expect(rows[0]).toEqual([
    'key',
    'of',
    'whose',
    'least stake',
    'highest stake',
    'highest payout',
    'on a match',
  ])
  expect(rows.filter(([key]) => key === '*')).toEqual([
    ['*', 'everything', 'demoagent', '5.00', '2,000.00', '20,000.00', '10,000.00'],
    ['*', 'everything', 'holds', '5.00', '2,000.00', '20,000.00', '10,000.00'],
  ])
  expect(rows.filter(([key]) => key === '1')).toEqual([
    ['1', 'football', 'bounded', '10.00', '800.00', '9,000.00', '5,000.00'],
    ['1', 'football', 'demoagent', '5.00', '5,000.00', '50,000.00', '20,000.00'],
    ['1', 'football', 'holds', '10.00', '800.00', '9,000.00', '5,000.00'],
  ])
  expect(rows.filter(([key]) => key === '1:cs')).toEqual([
    ['1:cs', 'football cs', 'demoagent', '5.00', '300.00', '30,000.00', '20,000.00'],
    ['1:cs', 'football cs', 'demomaster', '20.00', '200.00', '2,000.00', '1,000.00'],
    ['1:cs', 'football cs', 'holds', '20.00', '200.00', '2,000.00', '1,000.00'],
  ])
  expect(rows.filter(([key]) => key === 'parlay').map(([, , whose]) => whose)).toEqual(['demoagent', 'holds'])
  // What holds is what a bet is judged by.
  expect((await say('account limits demomaster MYR')).split('\n')).toHaveLength(6)
  await say('account limit bounded MYR 1 -')
  await say('account limit demomaster MYR 1:cs -')
  expect(await say('account limits demomaster')).toBe(
    'demomaster: no limits in MYR, USD: no bets before one is set for it or an upline (account limit)',
  )
})

test('whoever sets a limit that narrower ones above overrule is told what holds', async () => {
  await say('account create wide MYR demoagent abc123')
  expect(await say('account limit wide MYR * 5 9,000 90,000 90,000')).toBe(
    'wide MYR *: 5.00 9,000.00 90,000.00 90,000.00; with those above it 5.00 2,000.00 20,000.00 10,000.00 holds',
  )
  expect(await say('account limit wide MYR * 3,000 9,000 90,000 90,000')).toMatch(/holds: nobody can bet$/)
  expect(await say('account limits wide')).toMatch(/3,000\.00 +2,000\.00 .* nobody can bet/)
  expect(await say('account limit wide MYR * -')).toMatch(
    /^wide MYR \*: no limit of its own; with those above/,
  )
})

test('it is said what nobody has a limit for: there is no bet on it', async () => {
  await say('upline create narrowagent agent demomaster 1 0.5')
  await say('account create partly MYR narrowagent abc123')
  expect(await say('account show partly')).toMatch(/; no bets before a limit is set for it or an upline/)
  await say('account limit partly MYR parlay 5 10 100 100')
  expect(await say('account show partly')).toMatch(
    /; bets on parlay alone: it has no limit \*, nor has an upline$/,
  )
  expect((await linesOf('account limits partly')).at(-1)).toBe(
    'no bets on anything else: nobody has a limit *',
  )
  await say('account limit narrowagent MYR * 5 10 100 100')
  expect(await say('account show partly')).toMatch(/commission 0 %$/)
})

test('the tree has everybody below an upline with their states, in pages', async () => {
  await say('upline create treemaster master demosenior 5 0.6')
  await say('upline create treeagent agent treemaster 30 0.5')
  for (const name of ['anna', 'ben', 'cho']) await say(`account create ${name} MYR treeagent abc123`)
  await say('account state ben block')
  expect(await linesOf('upline tree treemaster')).toEqual([
    'treemaster: master, position 5 %, commission 0.6 %',
    '  treeagent: agent, position 30 %, commission 0.5 %',
    '    anna: open, MYR, commission 0 %',
    '    ben: block, MYR, commission 0 %',
    '    cho: open, MYR, commission 0 %',
  ])
  expect(await linesOf('upline tree treemaster --state block')).toHaveLength(3)
  expect((await say('upline tree')).split('\n')[0]).toBe(
    'demoshareholder: shareholder, position 10 %, commission 1.25 %',
  )
  await desk.fresh.asOwner(`
    INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
    SELECT 'many' || n, 'x', 'treeagent', 'MYR', 0, 0 FROM generate_series(1, 400) n`)
  const last = await linesOf('upline tree treemaster --page 3')
  expect(last.at(-1)).toBe('page 3 of 3, 405 in all')
  expect(last).toHaveLength(6)
  expect((await linesOf('upline tree treemaster')).at(-1)).toBe('page 1 of 3, 405 in all; more with --page 2')
})

test('the uplines of a member, and what is left for the company', async () => {
  const [first, ...table] = await linesOf('account uplines demo')
  expect(first).toBe('demo, MYR, is paid 0.25 %')
  expect(cells(table)).toEqual([
    ['upline', 'level', 'currencies', 'position', 'commission'],
    ['demoagent', 'agent', 'as above', '30 %', '0.5 %'],
    ['demomaster', 'master', 'as above', '15 %', '0.75 %'],
    ['demosenior', 'senior', 'as above', '15 %', '1 %'],
    ['demosupersenior', 'super_senior', 'as above', '10 %', '1.1 %'],
    ['demoshareholder', 'shareholder', 'as above', '10 %', '1.25 %'],
    ['company', 'of touchline', '20 %'],
  ])
})

describe('currencies of an upline', () => {
  test('hold for the members below it, and are changed while nobody plays in what goes', async () => {
    await say('upline create curmaster master demosenior 5 0.6')
    await say('upline create curagent agent curmaster 30 0.5')
    expect(await linesOf('upline currencies curmaster MYR,USD')).toEqual([
      'curmaster: MYR USD',
      '  curmaster names MYR USD',
      '  demosenior names none of its own',
      '  demosupersenior names none of its own',
      '  demoshareholder names none of its own',
      '  no members below',
    ])
    expect((await say('upline currencies curagent USD')).split('\n')[0]).toBe('curagent: USD')
    expect(await say('upline show curagent')).toMatch(/members below, currencies USD$/)
    await expect(say('account create cura MYR curagent abc123')).rejects.toThrow('curagent has no MYR: USD')
    await expect(say('account limit curagent MYR * 5 10 100 100')).rejects.toThrow('curagent has no MYR: USD')
    await say('account create cura USD curagent abc123')
    await expect(say('upline currencies curmaster MYR')).rejects.toThrow(
      'curmaster would not have USD, in which cura plays below it',
    )
    await expect(say('upline currencies curagent THB')).rejects.toThrow(
      'Those above curagent have no THB: MYR, USD',
    )
    await expect(say('account currency cura MYR')).rejects.toThrow('curagent has no MYR')
    await expect(say('account move demo2 curagent')).rejects.toThrow('curagent has no MYR')
    expect((await linesOf('upline currencies curagent -')).slice(0, 2)).toEqual([
      'curagent: MYR USD',
      '  curagent names none of its own',
    ])
    expect(await say('account currency cura MYR')).toMatch(/^cura: open, agent curagent, MYR 0\.00 available/)
    expect((await linesOf('upline currencies curmaster')).at(-1)).toBe('  members below: 1 in MYR')
  })

  test('go with an upline that moves: who brings members in another currency stays', async () => {
    await say('upline create narrow senior demosupersenior 1 0.9')
    await say('upline currencies narrow USD')
    await expect(say('upline move demomaster narrow')).rejects.toThrow(
      /^narrow would not have IDR, in which 3 members/,
    )
  })
})

test('money that is given while the currency changes is refused, and not counted in another one', async () => {
  await say('account create changer MYR demoagent abc123')
  const { pool } = desk.context.database
  const other = await pool.connect()
  await other.query('BEGIN')
  await other.query("UPDATE member SET currency = 'USD' WHERE id = 'changer'")
  const deposit = say('account deposit changer 5').catch(String)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await other.query('COMMIT')
  other.release()
  expect(await deposit).toMatch(/changer no longer plays in MYR/)
  expect(await desk.fresh.asOwner("SELECT FROM account WHERE owner = 'changer' AND balance <> 0")).toEqual([])
})

test('who is moved twice at once is written down as leaving whom it really left', async () => {
  for (const id of ['one', 'two']) await say(`upline create from${id} agent demomaster 1 0.5`)
  await say('account create mover MYR demoagent abc123')
  await Promise.all([say('account move mover fromone'), say('account move mover fromtwo')])
  const moves = await desk.fresh.asOwner<{ details: { from: string; to: string } }>(
    "SELECT details FROM audit WHERE subject = 'mover' AND action = 'member_moved' ORDER BY id",
  )
  const [first, second] = moves.map(({ details }) => details)
  expect(first?.from).toBe('demoagent')
  expect(second?.from).toBe(first?.to)
})

test('a member is shown with what is switched off and what it is paid', async () => {
  await say('account product demo4 casino off')
  expect(await say('account show demo4')).toBe(
    'demo4: open, agent demoagent, MYR 10,000.00 available, 0.00 in open bets, commission 0.25 %, off: casino',
  )
  expect(await say('maintenance show')).toBe('no maintenance')
})
