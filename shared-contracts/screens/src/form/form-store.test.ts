import type { RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { checkPasswordChange, checkPin } from '@touchline/rules'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { FormStore, rule } from '.'

const ROOM = v.object({
  name: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== '', 'fieldRequired'),
    v.minLength(3, 'fieldMinLength'),
  ),
  pin: v.pipe(v.string(), rule(checkPin)),
})
const FILLED = { name: 'Derby', pin: '470915' }

const ok: CallResult<string> = { kind: 'ok', data: 'room 7' }
const lost: CallResult<string> = { kind: 'unknown', code: 'requestTimeout', text: 'No answer' }
const refused = (code: ErrorCode, details: RefusalDetails = {}): CallResult<string> => ({
  kind: 'refused',
  code,
  details,
  text: `why ${code}`,
})

/** A form whose answers come when the test gives them. */
function opened(options: { once?: boolean; initial?: { name: string; pin: string } } = {}) {
  const sent: { output: object; key: string; answer: (result: CallResult<string>) => Promise<void> }[] = []
  const clock = { now: 1000 }
  let keys = 0
  const form = new FormStore({
    initial: options.initial ?? FILLED,
    schema: ROOM,
    send: (output: object, key: string) =>
      new Promise<CallResult<string>>((done) => {
        const answer = async (result: CallResult<string>) => {
          done(result)
          await Promise.resolve()
          await Promise.resolve()
        }
        sent.push({ output, key, answer })
      }),
    now: () => clock.now,
    ...(options.once === false ? {} : { newKey: () => `key ${++keys}` }),
  })
  return {
    form,
    sent,
    clock,
    answer: (index: number, result: CallResult<string>) => sent[index]?.answer(result),
  }
}

describe('a form', () => {
  test.each([
    [{ name: '', pin: '470915' }, { name: { code: 'fieldRequired' } }],
    [{ name: 'ab', pin: '470915' }, { name: { code: 'fieldMinLength', bound: 3 } }],
    [
      { name: ' ', pin: 'x' },
      { name: { code: 'fieldRequired' }, pin: { code: 'invalidRoomPassword', bound: 6 } },
    ],
  ])('filled with %j is not sent, and says %j', async (initial, faults) => {
    const { form, sent } = opened({ initial })
    await form.submit()
    expect(form.faults).toEqual(faults)
    expect([form.stage.stage, form.outcomes, sent.length]).toEqual(['editing', 1, 0])
  })

  test('clears the fault of a changed field, and of no other', async () => {
    const { form } = opened({ initial: { name: '', pin: '' } })
    await form.submit()
    form.set('name', 'Derby')
    expect(form.faults.name).toBeUndefined()
    expect(form.faults.pin).toBeDefined()
  })

  test('is sent once, however often it is pressed, and stays as it was sent', async () => {
    const { form, sent, answer } = opened()
    void form.submit()
    void form.submit()
    form.set('name', 'Another')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.output).toEqual(FILLED)
    expect(form.values.name).toBe('Derby')
    await answer(0, ok)
    expect(form.stage).toEqual({ stage: 'done', done: 'room 7' })
  })

  test.each<[ErrorCode, RefusalDetails, string]>([
    ['invalidRoomPassword', {}, 'pin'],
    ['roomPasswordRequired', {}, 'pin'],
    ['fieldMaxLength', { field: 'name', bound: 20 }, 'name'],
  ])('puts the refusal %s %j at the field %s', async (code, details, name) => {
    const { form, answer } = opened()
    void form.submit()
    await answer(0, refused(code, details))
    expect(form.stage.stage).toBe('editing')
    expect(form.faults).toEqual({ [name]: { code, text: `why ${code}`, bound: details.bound } })
    expect(form.outcomes).toBe(1)
  })

  test.each<[ErrorCode, RefusalDetails]>([
    ['roomFull', {}],
    // A field that this form does not have.
    ['usernameRequired', {}],
    ['fieldRequired', { field: 'terms' }],
  ])('shows the refusal %s %j above its fields', async (code, details) => {
    const { form, answer } = opened()
    void form.submit()
    await answer(0, refused(code, details))
    expect(form.stage).toMatchObject({ stage: 'refused', fault: { code, text: `why ${code}` }, until: null })
    expect(form.isLocked).toBe(false)
  })

  test('sends a refused form as another command', async () => {
    const { form, sent, answer } = opened()
    void form.submit()
    await answer(0, refused('roomFull'))
    void form.submit()
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2'])
  })

  test('waits as long as the server says', async () => {
    const { form, sent, clock, answer } = opened()
    void form.submit()
    await answer(0, refused('requestLimit', { retry_after: 60 }))
    expect(form.secondsRemaining()).toBe(60)
    clock.now += 59_500
    await form.submit()
    expect(sent).toHaveLength(1)
    clock.now += 500
    void form.submit()
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['no answer came', lost],
    ['the server does not know', refused('requestPending')],
  ])('sends the same again by the same key where %s', async (_, result) => {
    const { form, sent, answer } = opened()
    void form.submit()
    await answer(0, result)
    expect([form.stage.stage, form.isLocked, form.outcomes]).toEqual(['unconfirmed', true, 1])
    form.set('name', 'Another')
    void form.submit()
    expect(sent.map(({ output, key }) => [output, key])).toEqual([
      [FILLED, 'key 1'],
      [FILLED, 'key 1'],
    ])
    await answer(1, ok)
    expect(form.stage.stage).toBe('done')
  })

  test('starts anew after its result was seen', async () => {
    const { form, sent, answer } = opened()
    void form.submit()
    await answer(0, lost)
    form.startAnew()
    expect(form.stage.stage).toBe('editing')
    void form.submit()
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2'])
  })

  test('takes a lost answer for a refusal where it may be sent as often as one likes', async () => {
    const { form, sent, answer } = opened({ once: false })
    void form.submit()
    await answer(0, lost)
    expect(form.stage).toMatchObject({ stage: 'refused', fault: { code: 'requestTimeout' } })
    expect(sent[0]?.key).toBe('')
  })

  test('has one command under way, with any presses and answers', async () => {
    const step = fc.constantFrom('submit', 'set', 'startAnew', 'ok', 'lost', 'refused', 'field')
    const answers = { ok, lost, refused: refused('roomFull'), field: refused('invalidRoomPassword') }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { form, sent, answer } = opened()
        let answered = 0
        for (const taken of steps) {
          const before = form.stage.stage
          if (taken === 'submit') void form.submit()
          else if (taken === 'set') form.set('name', `name ${answered}`)
          else if (taken === 'startAnew' && before === 'unconfirmed') form.startAnew()
          else if (taken in answers && answered < sent.length)
            await answer(answered++, answers[taken as keyof typeof answers])
          expect(sent.length - answered).toBe(form.isSending ? 1 : 0)
          // An unconfirmed command is sent again unchanged, and nothing else in its place.
          const [previous, last] = sent.slice(-2)
          if (taken === 'submit' && before === 'unconfirmed')
            expect(last).toMatchObject({ key: previous?.key, output: previous?.output })
        }
      }),
      { numRuns: 100 },
    )
  })
})

test.each([
  [{ current: '', next: 'abcdef', confirm: 'abcdef' }, { current: { code: 'fieldRequired' } }],
  [{ current: 'old123', next: 'abc', confirm: 'abc' }, { next: { code: 'passwordLength', bound: 6 } }],
  [{ current: 'old123', next: 'abcdef', confirm: 'abcdeg' }, { confirm: { code: 'passwordsDoNotMatch' } }],
  [{ current: 'abcdef', next: 'abcdef', confirm: 'abcdef' }, { next: { code: 'passwordUnchanged' } }],
])('a rule over several fields says which one is wrong: %j', async (initial, faults) => {
  const schema = v.pipe(
    v.object({ current: v.string(), next: v.string(), confirm: v.string() }),
    rule(checkPasswordChange),
  )
  const form = new FormStore({ initial, schema, send: async () => ok, now: () => 0 })
  await form.submit()
  expect(form.faults).toEqual(faults)
})
