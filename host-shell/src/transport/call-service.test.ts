import {
  addSecondary,
  authLogin,
  type Call,
  switchLogin,
  userBalance,
  uxMenu,
} from '@touchline/contracts/calls'
import { type ErrorCode, isErrorCode } from '@touchline/contracts/errors'
import type { CallOptions } from '@touchline/contracts/host'
import { createCallService, type FailedCall } from './call-service'

interface Asked {
  url: string
  method: string
  body: unknown
}

const SESSION = { account_id: 'demo', session_token: 'handle' }
/** Whose names are those of fields of some requests too. */
const INFO = { ...SESSION, nickname: '', parent_id: 'another' }
const BALANCE = { balance: 100, account_balance: 150, outstanding_balance: 50, retrieve_profile: false }

/** A call service whose network answers with `reply`. */
function setUp(
  reply: () => Promise<{ status?: number; body: string }>,
  session: () => typeof INFO | null = () => INFO,
) {
  const asked: Asked[] = []
  const failed: FailedCall[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    asked.push({
      url: String(url),
      method: init.method ?? 'GET',
      body: init.body ? JSON.parse(String(init.body)) : null,
    })
    const { status = 200, body } = await Promise.race([reply(), aborted(init.signal)])
    return { ok: status < 300, status, json: async () => JSON.parse(body) } as Response
  }
  const call = createCallService({
    bases: { app: '/app', odds: '/odds' },
    fetch: fetch as typeof globalThis.fetch,
    session,
    reportIdleSeconds: () => 7,
    knownCode: async (sent) => (isErrorCode(sent) ? sent : 'somethingWrong'),
    textOf: async (code) => `text of ${code}`,
    onFailed: (one) => failed.push(one),
    onAnswered: () => undefined,
  })
  return { call, asked, failed }
}

const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
const answers = (body: object, status?: number) => async () => ({ status, body: JSON.stringify(body) })

describe('a call', () => {
  test('of a member is posted below the app base with the session fields', async () => {
    const { call, asked } = setUp(answers({ status: 1, statusdesc: 'OK', ...BALANCE }))
    const result = await call(userBalance, { parent_id: 'agent1' })
    expect(result).toEqual({ kind: 'ok', data: BALANCE })
    expect(asked).toEqual([
      { url: '/app/userbalance', method: 'POST', body: { parent_id: 'agent1', ...SESSION, idle_seconds: 7 } },
    ])
  })

  test.each([
    ['goes on with the cookie that came meanwhile', ['session_not_exists', 1], 'ok'],
    ['ends with the second refusal', ['session_not_exists', 'session_not_exists'], 'refused'],
    ['is not asked again for another reason', ['sessionExpired', 1], 'refused'],
  ])('that was under way while a password was changed %s', async (_, statuses, kind) => {
    const left = [...statuses]
    const { call, failed } = setUp(() => answers({ status: left.shift(), statusdesc: '', ...BALANCE })())
    expect((await call(userBalance, { parent_id: 'agent1' })).kind).toBe(kind)
    expect(failed).toHaveLength(kind === 'ok' ? 0 : 1)
  })

  test.each([
    ['has ended', null],
    ['is another one now', { ...INFO, session_token: 'of the next login' }],
  ])('that is refused when its session %s is no news', async (_, later) => {
    let now: typeof INFO | null = INFO
    const { call, failed, asked } = setUp(
      () => {
        now = later
        return answers({ status: 'session_not_exists', statusdesc: '' })()
      },
      () => now,
    )
    expect(await call(userBalance, { parent_id: 'agent1' })).toMatchObject({ code: 'session_not_exists' })
    expect(failed).toEqual([])
    // Nor does the member who logged in meanwhile make it.
    expect(asked).toHaveLength(1)
  })

  test('keeps the fields of the request under any session name', async () => {
    const { call, asked } = setUp(answers({ status: 1, statusdesc: 'OK', nickname: 'lucky77' }))
    await call(addSecondary, { nickname: 'Lucky77' })
    expect(asked[0]?.body).toEqual({ nickname: 'Lucky77', ...SESSION, idle_seconds: 7 })
    await call(switchLogin, { account_id: 'demo2', password: 'demo88' })
    expect(asked[1]?.body).toMatchObject({ account_id: 'demo2', session_token: 'handle' })
  })

  test('without a session carries none', async () => {
    const { call, asked } = setUp(answers({ status: 'loginFailed', statusdesc: '' }))
    await call(authLogin, { account_id: 'a', password: 'b' })
    expect(asked[0]?.body).toEqual({ account_id: 'a', password: 'b' })
  })

  test('to the cached odds is a GET with a query', async () => {
    const { call, asked } = setUp(answers({ sports: [] }))
    const uxMarketLike = { ...uxMenu, path: '/uxmarket' } as Call
    await call(uxMarketLike, { sport: 1, epoch: undefined, since: 4 })
    expect(asked[0]).toMatchObject({ url: '/odds/uxmarket?sport=1&since=4', method: 'GET' })
  })

  test.each([
    ['A', '/odds/uxmarket?sport=1&market=3'],
    ['C', '/odds/uxmarket?sport=1&market=3&group=C'],
  ])('to the cached odds asks for the prices of group %s', async (comm_type, url) => {
    const { call, asked } = setUp(answers({ sports: [] }), () => ({ ...INFO, comm_type }))
    const uxMarketLike = { ...uxMenu, path: '/uxmarket' } as Call
    await call(uxMarketLike, { sport: 1, market: 3 })
    expect(asked[0]?.url).toBe(url)
  })

  test('succeeds with status 1 as a string too', async () => {
    const { call } = setUp(answers({ status: '1', statusdesc: 'OK', ...BALANCE }))
    expect(await call(userBalance, { parent_id: 'p' })).toMatchObject({ kind: 'ok' })
  })

  test.each<[string, object, number, object]>([
    [
      'a code of the catalogue is refused with its details',
      { status: 'loginLimit', statusdesc: 'x', details: { retry_after: 60 } },
      429,
      { kind: 'refused', code: 'loginLimit', text: 'text of loginLimit', details: { retry_after: 60 } },
    ],
    [
      'a sentence in place of a code is refused as something wrong',
      { status: 'Come back later' },
      200,
      { kind: 'refused', code: 'somethingWrong' },
    ],
    [
      'an answer without a status of a failing server leaves it open',
      {},
      502,
      { kind: 'unknown', code: 'connectionFailed' },
    ],
    [
      'connectionFailed of a server that could not be reached leaves it open',
      { status: 'connectionFailed', statusdesc: 'x' },
      502,
      { kind: 'unknown', code: 'connectionFailed' },
    ],
    [
      'connectionFailed of a server whose operator does not answer is refused',
      { status: 'connectionFailed', statusdesc: 'x' },
      200,
      { kind: 'refused', code: 'connectionFailed' },
    ],
    [
      'data of another shape leaves it open',
      { status: 1, balance: 'much' },
      200,
      { kind: 'unknown', code: 'dataError' },
    ],
  ])('answered with %s', async (_, body, status, expected) => {
    const { call } = setUp(answers(body, status))
    expect(await call(userBalance, { parent_id: 'p' })).toMatchObject(expected)
  })

  test.each<[string, () => Promise<never>, ErrorCode, CallOptions]>([
    ['the network fails', () => Promise.reject(new TypeError('failed to fetch')), 'requestFailed', {}],
    ['nothing comes in time', () => new Promise(() => undefined), 'requestTimeout', { timeoutMs: 5 }],
  ])('is unknown when %s, and the failure is reported', async (_, reply, code, options) => {
    const { call, failed } = setUp(reply)
    expect(await call(userBalance, { parent_id: 'p' }, options)).toMatchObject({ kind: 'unknown', code })
    expect(failed.map((one) => one.code)).toEqual([code])
  })

  test('is no failure when the caller has lost interest', async () => {
    const { call, failed } = setUp(() => new Promise(() => undefined))
    const abort = new AbortController()
    const result = call(userBalance, { parent_id: 'p' }, { signal: abort.signal })
    abort.abort()
    expect(await result).toMatchObject({ kind: 'unknown' })
    expect(failed).toEqual([])
  })
})
