import { StandInWallet } from '../testing/stand-in-wallet'
import { startProvider } from '../testing/start-provider'
import { PAGE_LIMITS } from './request-limits'

const FLOOD = 1000
const spin = { stake: 1000, mode: 'spin' }

const flood = <T>(send: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: FLOOD }, (_, n) => send(n)))
const refused = (answers: readonly { status?: unknown }[]): number =>
  answers.filter(({ status }) => status === 'requestLimit').length

test('a page that sends a thousand spins at once is refused, and only accepted spins move money', async () => {
  const wallet = new StandInWallet(10_000_000)
  const { bet } = await startProvider(wallet, 'tl20')
  const answers = await flood((n) => bet(`request-${n}`, spin) as Promise<{ status?: unknown }>)
  const played = FLOOD - refused(answers)
  expect(played).toBeLessThanOrEqual(PAGE_LIMITS.session.points)
  expect(wallet.calls.filter(({ action }) => action === 'betwin')).toHaveLength(played)
})

test('others at its address play on', async () => {
  const { bet, open } = await startProvider(new StandInWallet(10_000_000), 'tl20')
  const other = await open()
  const flooding = flood((n) => bet(`request-${n}`, spin))
  const answers = await Promise.all([1, 2, 3].map((n) => other(`request-${n}`, spin)))
  await flooding
  expect(refused(answers as { status?: unknown }[])).toBe(0)
})

test('forged sessions are limited by their address, with the time to wait', async () => {
  const { app } = await startProvider(new StandInWallet(), 'tl20')
  const forged = await flood((n) =>
    app.inject({ method: 'POST', url: '/api/state', headers: { authorization: `Bearer forged-${n}` } }),
  )
  const limited = forged.filter(({ statusCode }) => statusCode === 429)
  expect(FLOOD - limited.length).toBeLessThanOrEqual(PAGE_LIMITS.unknown.points)
  expect(Number(limited[0]?.headers['retry-after'])).toBeGreaterThan(0)
})
