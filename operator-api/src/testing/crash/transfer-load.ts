// A program for a test that kills it: rounds of a product, each with a row of its own in the transaction of its money.
import { randomUUID } from 'node:crypto'
import { houseOf } from '../../modules/wallet'
import { createWallet } from '../../modules/wallet/service'
import { createMemberNotifications } from '../../platform/member-notifications'
import { openDatabase } from '../../storage/open-database'

const MEMBERS = ['demo2', 'demo3', 'demo4', 'demo5']
const PLAYERS = 8
const STAKE = 100
const RETURNED = 150

const database = openDatabase(JSON.parse(process.env.CRASH_DATABASE ?? '{}'))
const { transfers } = createWallet({ database, now: Date.now, notifications: createMemberNotifications() })

/** The test believes the output: it comes after the commit. */
const acknowledge = (step: string, key: string): void => void process.stdout.write(`${step} ${key}\n`)

async function playRound(member: string, turn: number): Promise<void> {
  const key = randomUUID()
  const order = { scope: 'round:crash', key, actor: member }
  await database.transaction(async (tx) => {
    await tx.query("INSERT INTO crash_round (key, state) VALUES ($1, 'held')", [key])
    await transfers.hold({ ...order, kind: 'bet', currency: 'MYR', amount: STAKE, member }, tx)
  })
  acknowledge('held', key)
  const end = async (state: string, move: () => Promise<unknown>) => {
    await move()
    acknowledge(state, key)
  }
  if (turn % 3 === 0)
    // The money alone, without a row of the product.
    await end('reversed', () => transfers.reverse({ ...order, member }))
  else
    await end('settled', () =>
      database.transaction(async (tx) => {
        await tx.query("UPDATE crash_round SET state = 'settled' WHERE key = $1", [key])
        const settlement = { hold: key, kind: 'win', returned: RETURNED, against: houseOf(key) }
        await transfers.settle({ ...order, key: `settle:${key}`, ...settlement }, tx)
      }),
    )
}

await Promise.all(
  Array.from({ length: PLAYERS }, async (_, player) => {
    for (let turn = player; ; turn += 1) await playRound(MEMBERS[player % MEMBERS.length] ?? '', turn)
  }),
)
