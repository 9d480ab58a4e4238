import { userBalance } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { fakeAccount, fakeBrand } from '@touchline/test-kit/fake-host'
import { createServices } from './create-services'

const SOCKET = {
  ...{ onopen: null, onmessage: null, onclose: null },
  ...{ send: () => undefined, close: () => undefined },
}

/** Everything behind the page of a member, over a server that answers every call like this. */
async function setUp(reply: () => Promise<Response>) {
  const services = createServices({
    window,
    brand: fakeBrand(),
    bases: { app: '/app', odds: '/odds' },
    restored: null,
    fetch: reply,
    openSocket: () => SOCKET,
  })
  await services.locale.start()
  services.session.session$.next({ stage: 'in', account: fakeAccount() })
  return services
}

const says = (status: ErrorCode, http: number) => async () =>
  ({ ok: http < 300, status: http, json: async () => ({ status, statusdesc: 'Why it is so.' }) }) as Response

describe('a call that is not answered with data', () => {
  test.each<[string, () => Promise<Response>, { quiet?: boolean }, string, string | undefined]>([
    ['the operator of the wallet is away', says('connectionFailed', 200), {}, 'online', 'error'],
    ['the edge does not reach the server', says('connectionFailed', 502), {}, 'failed', undefined],
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
    ['a field is wrong that the page does not show', says('betOverMax', 200), {}, 'online', 'error'],
    [
      'a field is wrong and the caller is quiet',
      says('betOverMax', 200),
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
  const { session } = await setUp(says(code, 200))
  await session.refreshProfile()
  expect(session.session$.value.stage).toBe(stage)
})
