import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createWallet } from '../../modules/wallet/service'
import { createMemberNotifications } from '../../platform/member-notifications'
import { type FreshDatabase, freshDatabase } from '../fresh-database'
import { size } from '../sizes'
import { bundleForCrash } from './server-process'

const PACKAGE = join(__dirname, '../../..')
const FOLDER = '.cache/crash-transfers'
const ROUNDS_BEFORE_A_KILL = 40

let fresh: FreshDatabase
let child: ChildProcess | undefined
beforeAll(async () => {
  fresh = await freshDatabase()
  await fresh.asOwner('CREATE TABLE crash_round (key text PRIMARY KEY, state text NOT NULL)')
  await fresh.asOwner('GRANT SELECT, INSERT, UPDATE ON crash_round TO touchline_app')
  await bundleForCrash({ load: 'src/testing/crash/transfer-load.ts' }, FOLDER)
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await fresh.close()
})

/** Plays rounds until so many steps are acknowledged and a little longer, then kills the program; answers the steps. */
async function playUntilKilled(): Promise<string[]> {
  const load = spawn(process.execPath, [join(PACKAGE, FOLDER, 'load.js')], {
    env: { ...process.env, CRASH_DATABASE: JSON.stringify(fresh.app) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = load
  let printed = ''
  await new Promise<void>((done, failed) => {
    load.once('exit', (code) => failed(new Error(`ended by itself: ${code}`)))
    load.stdout.on('data', (chunk) => {
      printed += chunk
      if (printed.split('\n').length > ROUNDS_BEFORE_A_KILL) setTimeout(done, Math.random() * 50)
    })
  })
  const ended = once(load, 'close')
  load.kill('SIGKILL')
  await ended
  // A line without its end was not yet acknowledged.
  return printed.split('\n').slice(0, -1)
}

test(
  'killing the program in the middle of rounds loses no acknowledged step and leaves none half done',
  async () => {
    const steps: string[] = []
    for (let kill = 0; kill < size(3, 200); kill += 1) steps.push(...(await playUntilKilled()))
    expect(await fresh.asOwner('SELECT * FROM ledger_breach')).toEqual([])

    // A round and its money are committed together.
    const half = await fresh.asOwner(`
      SELECT r.key, r.state, e.type FROM crash_round r
      FULL JOIN (
        SELECT t.idem_key, o.ended_by FROM transfer t JOIN wallet_order o ON o.transfer_id = t.id
        WHERE t.scope = 'round:crash' AND o.type = 'hold'
      ) h ON h.idem_key = r.key
      LEFT JOIN wallet_order e ON e.transfer_id = h.ended_by
      WHERE r.key IS NULL OR h.idem_key IS NULL OR (r.state = 'settled') <> (e.type IS NOT DISTINCT FROM 'settle')`)
    expect(half).toEqual([])
    const held = await fresh.asOwner(`
      SELECT a.owner FROM account a
      LEFT JOIN wallet_order o ON o.member_id = a.owner AND o.type = 'hold' AND o.ended_by IS NULL
      WHERE a.kind = 'frozen' GROUP BY a.id HAVING a.balance <> 100 * count(o.*)`)
    expect(held).toEqual([])

    // Acknowledged transfers exist: a second order repeats them.
    const { transfers } = createWallet({
      database: fresh.database,
      now: () => 0,
      notifications: createMemberNotifications(),
    })
    const keyOf = (step: string) => step.split(' ')[1] ?? ''
    const known = await fresh.asOwner<{ idem_key: string }>(
      "SELECT idem_key FROM transfer WHERE scope = 'round:crash'",
    )
    const keys = new Set(known.map(({ idem_key }) => idem_key))
    const written = { held: '', settled: 'settle:', reversed: 'reverse:' }
    const lost = steps.filter((step) => {
      const [state = '', key] = step.split(' ')
      return !keys.has(`${written[state as keyof typeof written]}${key}`)
    })
    expect(lost).toEqual([])
    for (const step of steps.filter((one) => one.startsWith('reversed')))
      expect(
        await transfers.reverse({ scope: 'round:crash', key: keyOf(step), actor: 'test' }),
      ).toMatchObject({
        outcome: 'repeated',
      })
  },
  size(60_000, 1_800_000),
)
