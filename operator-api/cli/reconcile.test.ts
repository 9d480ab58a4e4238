import type { OperatorClient } from '../src/modules/wallet'
import { type GameConnection, type ProviderBook, ProviderFailure } from '../src/platform/game-connection'
import { type OperatorDesk, operatorDesk } from './testing/operator-desk'

let desk: OperatorDesk
beforeAll(async () => {
  desk = await operatorDesk()
})
afterAll(() => desk.close())

const bet = { tx: 'b1', kind: 'bet', currency: 'MYR', bet: 300, win: 0, at: 60_000 } as const
const bookOf = (facts: Partial<ProviderBook>) => async () => ({ complete: true, transactions: [], ...facts })

test.each<[string, GameConnection['book'], readonly string[]]>([
  ['agrees', bookOf({}), ['atlas: its book of 0 transactions agrees']],
  [
    'has forgotten a part',
    bookOf({ complete: false }),
    ['atlas: its book of 0 transactions agrees, which no longer holds the whole day'],
  ],
  [
    'has a bet that we lack, and waits for an answer',
    bookOf({
      transactions: [
        { ...bet, state: 'done' },
        { ...bet, tx: 'b2', state: 'unknown' },
      ],
    }),
    [
      'atlas: 2 differences from its book; amounts in minor units',
      'b1 bet missing here 300',
      'b2 bet unconfirmed 300',
    ],
  ],
  [
    'does not answer',
    async () => Promise.reject(new ProviderFailure('timeout', 'no answer')),
    ['atlas: its book could not be read, no answer'],
  ],
  ['is not shown', undefined, []],
])('a book that %s', async (_, book, lines) => {
  const gameConnections = () => [{ id: 'atlas', book } as unknown as GameConnection]
  const output = await desk.run('reconcile --day 1970-01-01', { gameConnections })
  const text = output.replace(/ +/g, ' ')
  expect(text).toContain('1970-01-01: no wallet calls')
  for (const line of lines) expect(text).toContain(line)
  if (lines.length === 0) expect(text).not.toContain('atlas')
})

describe('operators that keep wallets', () => {
  const operatorClients = () => [
    { id: 'acme', book: async () => ({ pages: 0, movements: [] }) } as unknown as OperatorClient,
  ]

  test('a member of theirs is made, and their books are compared', async () => {
    const made = await desk.run('account create seam.one MYR demoagent --operator acme', { operatorClients })
    expect(made).toContain('seam.one created')
    expect(
      await desk.fresh.asOwner(
        'SELECT m.operator_type, w.operator FROM member m JOIN operator_wallet w ON w.member_id = m.id WHERE m.id = $1',
        ['seam.one'],
      ),
    ).toEqual([{ operator_type: 2, operator: 'acme' }])
    expect(await desk.run('reconcile --operators --day 1970-01-01', { operatorClients })).toContain(
      'acme: the books agree: 0 movements, 0 pending',
    )
  })

  test('an operator that is not connected gets no members', async () => {
    await expect(
      desk.run('account create seam.two MYR demoagent --operator nobody', { operatorClients }),
    ).rejects.toThrow('known: acme')
  })
})
