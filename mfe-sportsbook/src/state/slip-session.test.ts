import { createFakeHost } from '@touchline/build/fake-host'
import { betCheck, betLookup, betSingle, type CallResult, type OddsFrame } from '@touchline/contracts'
import {
  ARSENAL_PICK,
  arsenalBet,
  arsenalQuote,
  arsenalSnapshot,
  type MatchNow,
} from '../testing/slip-fixtures'
import { createSlipMemory } from '../transport/slip-memory'
import { SlipContext } from './slip-context'
import { SlipSession } from './slip-session'

const words = { summary: () => 'summary', busy: () => 'busy', decided: () => 'decided' }

function memoryStore(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** A slip on a fake host with the handicap of Arsenal picked. */
function openSlip(store = memoryStore()) {
  const fake = createFakeHost()
  fake.answer(betCheck, { quotes: [arsenalQuote()] })
  const context = new SlipContext()
  const session = new SlipSession(
    fake.host,
    context,
    createSlipMemory(store, () => undefined),
    words,
  )
  const running = session.start()
  running.add(context.follow(fake.host))
  return {
    fake,
    session,
    slip: session.slip,
    store,
    stop: () => running.unsubscribe(),
    show: (now: MatchNow = {}) => fake.frames.next(arsenalSnapshot(now) as OddsFrame),
    pick: async () => {
      fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
      fake.frames.next(arsenalSnapshot())
      await settle()
    },
    wait: async (ms: number) => {
      fake.clock.now += ms
      await jest.advanceTimersByTimeAsync(ms)
    },
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0)
const silence: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a bet from pick to receipt', () => {
  test('is placed at the terms on show, once, with a key that was kept before it left', async () => {
    const { fake, slip, session, pick, store, wait } = openSlip()
    await pick()
    expect(slip.gate).toMatchObject({ gate: 'confirm', terms: { odds: -96, line: -2 } })
    session.stake.type('100')
    let keptAtSending: string | null = null
    fake.answer(betSingle, (request) => {
      keptAtSending = store.getItem('touchline.slip.sent')
      return { kind: 'ok', data: { bet: arsenalBet({}, request) } }
    })
    void slip.press()
    void slip.press()
    await wait(0)
    expect(slip.stage).toMatchObject({ stage: 'accepted', bet: { risk: 9600 } })
    expect(keptAtSending).toContain('fake-key')
    expect(store.getItem('touchline.slip.sent')).toBeNull()
    expect(fake.asked.filter(({ name }) => name === 'betSingle')).toEqual([
      {
        name: 'betSingle',
        request: {
          idem_key: expect.any(String),
          ...ARSENAL_PICK,
          odds_type: 1,
          odds: -96,
          ball: 10,
          line: -2,
          score: [1, 0],
          stake: 10_000,
          accept: 'better',
        },
      },
    ])
  })

  test('whose answer never came is asked for by its key and never sent again', async () => {
    const { fake, slip, session, pick, wait } = openSlip()
    await pick()
    session.stake.type('100')
    fake.answer(betSingle, () => silence)
    fake.refuse(betLookup, 'betNotExists')
    void slip.press()
    await wait(0)
    expect(slip.stage.stage).toBe('unknown')
    await wait(2000)
    await wait(2000)
    expect(slip.stage).toMatchObject({ stage: 'unknown', checks: 2 })
    await wait(12_000)
    expect(slip.stage).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    const lookups = fake.asked.filter(({ name }) => name === 'betLookup').map(({ request }) => request)
    expect(lookups.slice(0, 2)).toEqual([
      expect.objectContaining({ abandon: false }),
      expect.objectContaining({ abandon: false }),
    ])
    expect(lookups.at(-1)).toMatchObject({ abandon: true })
    expect(fake.asked.filter(({ name }) => name === 'betSingle')).toHaveLength(1)
  })
})
