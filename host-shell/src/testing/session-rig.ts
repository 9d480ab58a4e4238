import type { BusEvent, CallResult } from '@touchline/contracts/host'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { type Ending, SessionService } from '../services/session-service'
import { ok, profileOf } from './fake-server'
import { createFakeTabs } from './fake-tabs'
import { inMemory } from './preferences-rig'

export const PROFILE = profileOf(fakeAccount())
/** The same member after another login. */
export const SECOND = profileOf(fakeAccount({ session_token: 'second' }))
/** Another tab reports the logout of `PROFILE`. */
export const LOGGED_OUT = { type: 'out', code: 'requested', session: 'handle-demo' } as const
export const REFUSED = { kind: 'refused', code: 'session_expired', text: '', details: {} } as const
export const SILENCE: CallResult<object> = { kind: 'unknown', code: 'requestFailed', text: '' }
export const answered = (data: object): CallResult<object> => ({ kind: 'ok', data })
export const response = (body: object) => Promise.resolve({ ok: true, json: async () => body } as Response)

/** Answers of calls, by name; the others stay unanswered. */
export type Answers = Record<string, CallResult<object> | Promise<CallResult<object>>>

/** A session whose calls are answered by name, and what it did. */
export function buildSession(
  answers: Answers,
  restored: Promise<Response> | null = null,
  storage = inMemory(),
) {
  const asked: string[] = []
  const sent: object[] = []
  const emitted: BusEvent[] = []
  const endings: Ending[] = []
  const tabs = createFakeTabs()
  const call = async ({ name }: { name: string }, request: object) => {
    asked.push(name)
    sent.push(request)
    return answers[name] ?? SILENCE
  }
  const session = new SessionService({
    call: call as never,
    tabs,
    storage,
    emit: (event) => emitted.push(event),
    restored,
  })
  session.ended$.subscribe((code) => endings.push(code))
  return { session, asked, sent, emitted, endings, tabs, storage }
}
export type BuiltSession = ReturnType<typeof buildSession>

/** The same with the member of `PROFILE` in it. */
export async function memberIn(answers: Answers = {}): Promise<BuiltSession> {
  const built = buildSession(answers, response(ok(PROFILE)))
  await built.session.restore()
  return built
}

export const stageOf = (session: SessionService) => session.session$.value.stage

/** An answer that comes when the test sends it. */
export function late<Answer>() {
  let come: (answer: Answer) => void = () => undefined
  const answer = new Promise<Answer>((done) => {
    come = done
  })
  return { answer, come }
}

export const settled = () => new Promise((done) => setTimeout(done))
