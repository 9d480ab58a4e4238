/** @jest-environment jsdom */
import { userBalance } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { fakeAccount, fakeBrand } from '@touchline/test-kit/fake-host'
import type { SocketLike } from '../transport/live-socket'
import { createServices } from './create-services'

const newSocket = (): SocketLike => ({
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
})

/** Everything behind the page of a member, over a server that answers every call like this. */
async function setUp(reply: () => Promise<Response>, socket = newSocket()) {
  const services = createServices({
    window,
    brand: fakeBrand(),
    bases: { app: '/app', odds: '/odds' },
    restored: null,
    fetch: reply,
    openSocket: () => socket,
  })
  await services.locale.start()
  services.session.session$.next({ stage: 'in', account: fakeAccount() })
  return services
}

const refusedAs = (status: ErrorCode, http: number) => async () =>
  ({ ok: http < 300, status: http, json: async () => ({ status, statusdesc: 'Why it is so.' }) }) as Response

describe('a call that is not answered with data', () => {
  test.each<[string, () => Promise<Response>, { quiet?: boolean }, string, string | undefined]>([
    ['the operator of the wallet is away', refusedAs('connectionFailed', 200), {}, 'online', 'error'],
    ['the edge does not reach the server', refusedAs('connectionFailed', 502), {}, 'failed', undefined],
    [
      'the connection is lost',
      () => Promise.reject(new TypeError('failed to fetch')),
      {},
      'failed',
      undefined,
    ],
    [
      'a quiet caller loses the connection',
      () => Promise.reject(new TypeError()),
      { quiet: true },
      'failed',
      undefined,
    ],
    ['a field is wrong that the page does not show', refusedAs('betOverMax', 200), {}, 'online', 'error'],
    [
      'a field is wrong and the caller is quiet',
      refusedAs('betOverMax', 200),
      { quiet: true },
      'online',
      undefined,
    ],
  ])('because %s', async (_, reply, options, network, dialog) => {
    const { host, network: state, dialogs } = await setUp(reply)
    await host.call(userBalance, { parent_id: 'agent1' }, options)
    expect([state.state$.value, dialogs.dialog$.value?.kind]).toEqual([network, dialog])
  })
})

test.each<[ErrorCode, string]>([
  ['session_expired', 'out'],
  ['BLOCK', 'out'],
  ['requestLimit', 'in'],
  ['connectionFailed', 'in'],
])('a profile that is read again and refused by %s leaves the member %s', async (code, stage) => {
  const { session } = await setUp(refusedAs(code, 200))
  await session.refreshProfile()
  expect(session.session$.value.stage).toBe(stage)
})

describe('while the clock of the machine steps back by ten minutes', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())

  test('prices grow stale in time, and the time of the page goes on', async () => {
    const socket = newSocket()
    const { live, host } = await setUp(refusedAs('connectionFailed', 200), socket)
    live.start('a session')
    socket.onopen?.()
    socket.onmessage?.({ data: JSON.stringify({ t: 'pong', at: Date.now(), server: Date.now() }) })
    expect(live.freshness$.value.freshness).toBe('fresh')
    const before = host.now()
    jest.setSystemTime(Date.now() - 600_000)
    await jest.advanceTimersByTimeAsync(4000)
    expect(live.freshness$.value.freshness).toBe('stale')
    expect(host.now() - before).toBeGreaterThan(3900)
    live.stop()
  })
})
