import { type OperatorDesk, operatorDesk } from '../../testing/operator-desk'

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
