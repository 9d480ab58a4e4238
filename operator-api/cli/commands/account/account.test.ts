import { createPasswords } from '../../../src/modules/session'
import { cellsOf, deskOfFile } from '../../testing/desk-of-file'

const { desk, linesOf, run } = deskOfFile()

test('the uplines of a member, and the part of the company', async () => {
  const [first, ...table] = await linesOf('account uplines demo')
  expect(first).toBe('demo, MYR, is paid 0.25 %')
  expect(cellsOf(table)).toEqual([
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
  await run('account create changer MYR demoagent')
  const { pool } = desk().context.database
  const other = await pool.connect()
  await other.query('BEGIN')
  await other.query("UPDATE member SET currency = 'USD' WHERE id = 'changer'")
  const deposit = run('account deposit changer 5').catch(String)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await other.query('COMMIT')
  other.release()
  expect(await deposit).toMatch(/changer no longer plays in MYR/)
  expect(await desk().fresh.asOwner("SELECT FROM account WHERE owner = 'changer' AND balance <> 0")).toEqual(
    [],
  )
})

test('an account moved twice at once is recorded with its true former agent', async () => {
  for (const id of ['one', 'two']) await run(`upline create from${id} agent demomaster 1 0.5`)
  await run('account create mover MYR demoagent')
  await Promise.all([run('account move mover fromone'), run('account move mover fromtwo')])
  const moves = await desk().fresh.asOwner<{ details: { from: string; to: string } }>(
    "SELECT details FROM audit WHERE subject = 'mover' AND action = 'member_moved' ORDER BY id",
  )
  const [first, second] = moves.map(({ details }) => details)
  expect(first?.from).toBe('demoagent')
  expect(second?.from).toBe(first?.to)
})

test('a member is shown with disabled products and commission rates', async () => {
  await run('account product demo4 casino off')
  expect(await run('account show demo4')).toBe(
    'demo4: open, agent demoagent, MYR 10,000.00 available, 0.00 in open bets, commission 0.25 %, off: casino',
  )
  expect(await run('maintenance show')).toBe('no maintenance of touchline')
})

test('a new member logs in with the printed password, or with the given one', async () => {
  const storedOf = async (id: string) => {
    const [row] = await desk().fresh.asOwner<{ hash: string }>(
      'SELECT password_hash AS hash FROM member WHERE id = $1',
      [id],
    )
    return row?.hash ?? ''
  }
  const { matches } = createPasswords()
  const applicant = { name: 'a', part: 'a', known: false }
  const made = (await run('account create made1 MYR demoagent')).split('password ').at(-1) ?? ''
  expect(await matches(await storedOf('made1'), made, applicant)).toBe(true)
  const handed = { readInput: async () => 'handed 1\r\nmore\n' }
  expect(await run('account create handed1 MYR demoagent --password-stdin', handed)).toBe('handed1 created')
  expect(await matches(await storedOf('handed1'), 'handed 1', applicant)).toBe(true)
})
