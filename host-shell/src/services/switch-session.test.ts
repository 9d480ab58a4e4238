import { logout, sessionRestore, switchLogin } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult, SessionState } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { profileOf } from '../testing/fake-server'
import {
  type Answers,
  answered,
  type BuiltSession,
  late,
  memberIn,
  REFUSED,
  SECOND,
  SILENCE,
  settled,
  stageOf,
} from '../testing/session-rig'
import { switchSession } from './switch-session'

const OTHER = profileOf(fakeAccount({ account_id: 'demo2', session_token: 'other' }))
const LEAVES = { type: 'switch', session: 'handle-demo' }
const ENTERS = { type: 'in', account: 'demo2', session: 'other' }
const STAYS = { type: 'in', account: 'demo', session: 'handle-demo' }
const refusal = (code: ErrorCode): CallResult<object> => ({ ...REFUSED, code })

const nameOf = ({ session }: BuiltSession) => session.account?.info.account_id ?? null

function switching({ session }: BuiltSession) {
  const failed: string[] = []
  const result = switchSession(session, 'demo2', 'demo88', ({ code }) => failed.push(code))
  return { result, failed }
}

const switched = async (answers: Answers) => {
  const built = await memberIn(answers)
  const { result, failed } = switching(built)
  return { ...built, built, failed, result: await result }
}

describe('a switch', () => {
  test('begins the other session, notifies the tabs before and after, and shows no end', async () => {
    const { built, tabs, sent, endings } = await switched({ [switchLogin.name]: answered(OTHER) })
    expect(nameOf(built)).toBe('demo2')
    expect(sent).toContainEqual({ account_id: 'demo2', password: 'demo88' })
    expect(tabs.sent).toEqual([LEAVES, ENTERS])
    expect(endings).toEqual([])
  })

  test('leaves nothing of the member before, as a logout does', async () => {
    const built = await memberIn({ [switchLogin.name]: answered(OTHER) })
    const stages: string[] = []
    const note = (state: SessionState) =>
      stages.push(state.stage === 'in' ? state.account.info.account_id : state.stage)
    built.session.session$.subscribe(note)
    await switching(built).result
    expect(stages).toEqual(['demo', 'out', 'demo2'])
    expect(built.emitted).toEqual([{ type: 'logout', code: 'requested' }])
  })

  test('to the same account keeps their settings', async () => {
    const { session, emitted } = await switched({ [switchLogin.name]: answered(SECOND) })
    expect([session.account?.info.session_token, emitted]).toEqual(['second', []])
  })

  test.each<[string, (built: BuiltSession) => void]>([
    ['on the socket', ({ session }) => session.end('session_expired')],
    [
      'by another tab',
      ({ tabs }) => tabs.messages$.next({ type: 'out', code: 'session_expired', session: 'handle-demo' }),
    ],
  ])('an end of the first session reported %s before the answer changes nothing', async (_, report) => {
    const answer = late<CallResult<object>>()
    const built = await memberIn({ [switchLogin.name]: answer.answer })
    const { result } = switching(built)
    report(built)
    answer.come(answered(OTHER))
    await result
    expect([nameOf(built), built.endings]).toEqual(['demo2', []])
  })
})

describe('a switch that fails', () => {
  test.each<ErrorCode>(['invalid_password', 'loginFailed', 'BLOCK', 'CLOSE', 'FREEZE', 'memberInactive'])(
    'as %s ends the session everywhere and reports it to the server by its handle',
    async (code) => {
      const { session, asked, sent, endings, failed, tabs } = await switched({
        [switchLogin.name]: refusal(code),
        [logout.name]: answered({}),
      })
      expect([stageOf(session), endings, failed]).toEqual(['out', ['requested'], [code]])
      expect(sent[asked.indexOf(logout.name)]).toEqual({ account_id: 'demo', session_token: 'handle-demo' })
      expect(tabs.sent).toEqual([LEAVES, { type: 'out', code: 'requested', session: 'handle-demo' }])
    },
  )

  test.each<ErrorCode>(['requestLimit', 'loginLimit', 'systemError', 'internalServerError', 'invalidInput'])(
    'as %s was not judged and ends nothing: other tabs learn that the member stays',
    async (code) => {
      const { built, endings, failed, asked, tabs } = await switched({ [switchLogin.name]: refusal(code) })
      expect([nameOf(built), endings, failed, asked]).toEqual(['demo', [], [], [switchLogin.name]])
      expect(tabs.sent).toEqual([LEAVES, STAYS])
    },
  )

  test('because the first session is over ends that one with its own reason', async () => {
    const answer = late<CallResult<object>>()
    const built = await memberIn({ [switchLogin.name]: answer.answer })
    const { result, failed } = switching(built)
    built.session.end('session_expired')
    expect(nameOf(built)).toBe('demo')
    answer.come(REFUSED)
    await result
    expect([stageOf(built.session), built.endings, failed]).toEqual(['out', ['session_expired'], []])
  })

  test.each([
    ['the cookie is still of the first', answered(profileOf(fakeAccount())), 'demo', [LEAVES, STAYS]],
    ['the cookie is of the other', answered(OTHER), 'demo2', [LEAVES, ENTERS]],
    ['nobody answers that either', SILENCE, 'demo', [LEAVES, STAYS]],
  ] as const)('without an answer asks who is in: %s', async (_, restored, name, logouts) => {
    jest.useFakeTimers()
    const { built, tabs, endings } = await switched({
      [switchLogin.name]: SILENCE,
      [sessionRestore.name]: restored,
    })
    jest.useRealTimers()
    expect([nameOf(built), tabs.sent, endings]).toEqual([name, logouts, []])
  })
})

describe('a logout while a switch is on its way', () => {
  test.each<[string, (built: BuiltSession) => unknown]>([
    ['in this tab', ({ session }) => session.logout()],
    [
      'in another one',
      ({ tabs }) => tabs.messages$.next({ type: 'out', code: 'requested', session: 'handle-demo' }),
    ],
  ])('%s stays one: the new session ends at once', async (_, leave) => {
    const answer = late<CallResult<object>>()
    const built = await memberIn({ [switchLogin.name]: answer.answer, [logout.name]: answered({}) })
    const { result } = switching(built)
    await leave(built)
    answer.come(answered(OTHER))
    await result
    expect([stageOf(built.session), built.endings]).toEqual(['out', ['requested']])
    expect(built.sent.at(-1)).toEqual({ account_id: 'demo2', session_token: 'other' })
    expect(built.tabs.sent).not.toContainEqual(ENTERS)
  })

  test('stays one also where the answer is lost', async () => {
    const answer = late<CallResult<object>>()
    const built = await memberIn({
      [switchLogin.name]: answer.answer,
      [logout.name]: answered({}),
      [sessionRestore.name]: answered(OTHER),
    })
    const { result } = switching(built)
    await built.session.logout()
    answer.come(SILENCE)
    await result
    expect(stageOf(built.session)).toBe('out')
  })
})

describe('another tab that switches', () => {
  test('takes this one over without an end of the session between', async () => {
    const built = await memberIn({ [sessionRestore.name]: answered(OTHER) })
    built.tabs.messages$.next({ type: 'switch', session: 'handle-demo' })
    built.session.end('session_expired')
    built.tabs.messages$.next({ type: 'in', account: 'demo2', session: 'other' })
    await settled()
    expect([nameOf(built), built.endings, built.tabs.sent]).toEqual(['demo2', [], []])
    expect(built.emitted).toEqual([{ type: 'logout', code: 'requested' }])
  })

  test('and fails ends this session too', async () => {
    const built = await memberIn()
    built.tabs.messages$.next({ type: 'switch', session: 'handle-demo' })
    built.tabs.messages$.next({ type: 'out', code: 'requested', session: 'handle-demo' })
    expect([stageOf(built.session), built.endings]).toEqual(['out', ['requested']])
  })

  test('and a lost answer ends this session with the reason received meanwhile', async () => {
    const built = await memberIn()
    jest.useFakeTimers()
    built.tabs.messages$.next({ type: 'switch', session: 'handle-demo' })
    built.session.end('session_expired')
    expect(stageOf(built.session)).toBe('in')
    await jest.advanceTimersByTimeAsync(30_000)
    jest.useRealTimers()
    expect(built.endings).toEqual(['session_expired'])
  })

  test('and stays after all: later ends are reported again', async () => {
    const built = await memberIn()
    built.tabs.messages$.next({ type: 'switch', session: 'handle-demo' })
    built.tabs.messages$.next({ type: 'in', account: 'demo', session: 'handle-demo' })
    built.session.end('session_expired')
    expect(built.endings).toEqual(['session_expired'])
  })

  test('and is closed before its answer takes this one over by the cookie', async () => {
    jest.useFakeTimers()
    const built = await memberIn({ [sessionRestore.name]: answered(OTHER) })
    built.tabs.messages$.next({ type: 'switch', session: 'handle-demo' })
    built.session.end('session_expired')
    await jest.advanceTimersByTimeAsync(5000)
    expect([nameOf(built), built.endings]).toEqual(['demo2', []])
    jest.useRealTimers()
  })

  test('out of another session does not concern this one', async () => {
    const built = await memberIn()
    built.tabs.messages$.next({ type: 'switch', session: 'long ago' })
    built.session.end('session_expired')
    expect(built.endings).toEqual(['session_expired'])
  })
})
