import { drawsOf, fromHex } from '@touchline/fair'
import { JACKPOT_PARTS, JACKPOTS, type Jackpot, playSlot, SLOTS } from '@touchline/fair/slots'
import fc from 'fast-check'
import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'
import { Book } from './book'
import type { BookEntry, OpenedRound } from './book-entries'
import { amountOf } from './jackpot-pools'

const lantern = JACKPOTS.find(({ code }) => code === 'lantern') as Jackpot
const [game] = lantern.games as [string]
const SEED = lantern.seed * 100
const STAKE = 50_000
/** A bet of this size. */
const jackpot = { chances: 500_000, rolls: lantern.rolls }
const spin = { stake: STAKE, mode: 'spin' }

/** A server seed whose first draw wins the pool, or does not. */
function seedThat(isWinning: boolean): string {
  const slot = SLOTS.find(({ code }) => code === game)
  for (let n = 1; slot; n += 1) {
    const seed = n.toString(16).padStart(64, '0')
    const draws = drawsOf({ seed: fromHex(seed) as Uint8Array, clientSeed: 'touchline', nonce: 0 })
    const played = playSlot(slot, { stake: STAKE, mode: 'spin', jackpot }, draws)
    if (played.ok && played.value.jackpot?.isWon === isWinning) return seed
  }
  throw new Error('no slot')
}
const WINNING = seedThat(true)

const poolIn = async ({ signed }: Awaited<ReturnType<typeof startProvider>>): Promise<number> => {
  const { jackpots } = await signed('/Jackpots', { currency: 'MYR' })
  return jackpots.find((row: { game_code: string }) => row.game_code === game).amount
}

test("the pool is paid with the win of its round, and begins anew with the bet's feed", async () => {
  const wallet = new StandInWallet(1_000_000)
  const provider = await startProvider(wallet, game, 'real', () => WINNING)
  expect(await poolIn(provider)).toBe(SEED)
  const round = await provider.play('request-1', spin)
  expect(round.jackpot).toEqual({ paid: SEED, amount: SEED + STAKE / JACKPOT_PARTS })
  expect(wallet.balance).toBe(1_000_000 - STAKE + round.win)
  const [{ body } = { body: null }] = wallet.calls.filter(({ action }) => action === 'betwin')
  expect(body?.win).toBe(round.win)
  expect(body?.details).toMatchObject({
    fair: { bet: { ...spin, jackpot } },
    summary: { paid: SEED, jackpot: { isWon: true } },
  })
  expect(await poolIn(await provider.restart())).toBe(SEED + STAKE / JACKPOT_PARTS)
})

test.each([
  ['without the money', new StandInWallet(100)],
  ['without an answer', Object.assign(new StandInWallet(1_000_000), { lostCalls: { betwin: 9, status: 9 } })],
])('a bet %s leaves the pool as it was', async (_, wallet) => {
  const provider = await startProvider(wallet, game, 'real', () => WINNING)
  await provider.bet('request-1', spin)
  await provider.settleDeliveries()
  expect(await poolIn(provider)).toBe(SEED)
})

test('play money neither feeds nor wins, and a page names no chances of its own', async () => {
  const demo = await startProvider(new StandInWallet(), game, 'demo', () => WINNING)
  expect((await demo.play('request-1', spin)).jackpot).toEqual({ paid: 0, amount: SEED })
  const losing = await startProvider(new StandInWallet(1_000_000), game, 'real', () => seedThat(false))
  const own = { ...spin, jackpot: { chances: lantern.rolls, rolls: lantern.rolls } }
  expect((await losing.play('request-1', own)).bet).toEqual({ ...spin, jackpot })
})

interface Step {
  readonly kind: 'open' | 'win' | 'take' | 'void'
  readonly stake: number
  readonly at: number
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('open', 'win', 'take', 'void'),
    stake: fc.integer({ min: 1, max: 50_000 }),
    at: fc.nat(),
  }),
  { maxLength: 200 },
)

test('paid amounts and the pool add up to feeds and seeds, and the pool is never below its seed', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const book = new Book()
      const entries: BookEntry[] = []
      const open: string[] = []
      const record = (entry: BookEntry): void => {
        entries.push(entry)
        book.apply(entry)
      }
      for (const [n, { kind, stake, at }] of sequence.entries()) {
        if (kind === 'open' || kind === 'win') {
          const won = kind === 'win' ? { jackpot: amountOf(book.pool(lantern, 'MYR')) } : {}
          const facts = { round: `r-${n}`, player: 'demo', currency: 'MYR', game_code: game, mode: 'real' }
          record({ k: 'open', round: { ...facts, stake, ...won } as OpenedRound })
          open.push(`r-${n}`)
        } else {
          const [round] = open.splice(at % Math.max(open.length, 1), 1)
          const state = kind === 'take' ? 'closed' : 'void'
          const end = { state, win: 0, status: 'ok', summary: null, at: 0 } as const
          if (round) record({ k: 'close', round, end })
        }
        const pool = book.pool(lantern, 'MYR')
        expect(pool.fed + pool.seeded * JACKPOT_PARTS).toBe(pool.paid * JACKPOT_PARTS + pool.parts)
        expect(pool.parts).toBeGreaterThanOrEqual(SEED * JACKPOT_PARTS)
      }
      const again = new Book()
      for (const entry of entries) again.apply(entry)
      expect(again.pool(lantern, 'MYR')).toEqual(book.pool(lantern, 'MYR'))
    }),
  )
})
