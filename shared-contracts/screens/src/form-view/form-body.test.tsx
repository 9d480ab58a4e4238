import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { mountReact } from '@touchline/ui'
import { PinField } from '@touchline/ui/pin-field'
import { areaWords, LocaleProvider } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { FormBody, FormText, formScreen, useField } from '..'
import type { FormStore } from '../form'
import en from '../locales/form/en.json'
import my from '../locales/form/my.json'

interface Entry {
  name: string
  pin: string
}

const SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('fieldRequired'), v.maxLength(8, 'fieldMaxLength')),
  pin: v.pipe(v.string(), v.length(6, 'invalidRoomPassword')),
})

let outcomeAt: 'top' | 'button' = 'top'

const RoomForm = observer(({ form }: { form: FormStore<Entry, Entry, { room: number }> }) => (
  <FormBody
    form={form}
    outcomeAt={outcomeAt}
    label="New room"
    submit="Open the room"
    whereToLook={<a href="/info/statement">See the statement.</a>}
    done={({ room }) => `Room ${room} is open`}
  >
    <FormText form={form} name="name" label="Name" />
    <PinField {...useField(form, 'pin', 'PIN code')} />
  </FormBody>
))

const ok: CallResult<{ room: number }> = { kind: 'ok', data: { room: 7 } }
const refused = (code: ErrorCode, retry_after?: number): CallResult<never> => ({
  kind: 'refused',
  code,
  text: `why ${code}`,
  details: retry_after === undefined ? {} : { retry_after },
})
const lost: CallResult<never> = { kind: 'unknown', code: 'requestTimeout', text: 'No answer.' }

let count = 0

/** The form on a page; each answer comes when the test gives it. */
async function opened(language: Language = 'en') {
  count += 1
  const fake = createFakeHost()
  fake.language.next(language)
  const words = areaWords(`form-${count}`, async (wanted) => ({
    default: { form: wanted === 'my' ? my : en },
  }))
  const sent: string[] = []
  let answer: (result: CallResult<{ room: number }>) => void = () => {}
  const { element, start } = formScreen({
    initial: () => ({ name: '', pin: '' }),
    schema: SCHEMA,
    send: () => (entry: Entry, key: string) => {
      sent.push(`${entry.name} ${entry.pin} ${key.slice(-1)}`)
      return new Promise<CallResult<{ room: number }>>((done) => (answer = done))
    },
    once: true,
    View: RoomForm,
  }).open(fake.host)
  const stop = start()
  const target = document.body.appendChild(document.createElement('div'))
  const page = (
    <LocaleProvider host={fake.host} words={words} first={await words.load(language)}>
      {element}
    </LocaleProvider>
  )
  const unmount = await act(() =>
    mountReact(target, page, { host: fake.host, name: 'sample', version: '1.0.0' }),
  )
  return {
    fake,
    sent,
    answer: (result: CallResult<{ room: number }>) => act(async () => answer(result)),
    leave: stop,
    close: async () => {
      stop()
      await act(async () => unmount())
      target.remove()
    },
  }
}

afterEach(() => document.body.replaceChildren())

const name = () => screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement
const pin = () => screen.getByRole('textbox', { name: 'PIN code' }) as HTMLInputElement
/** By keyboard alone, as all of it can be. */
const fill = async () => {
  await userEvent.click(name())
  await userEvent.keyboard('Derby{Tab}470915{Enter}')
}

describe('a form on the page', () => {
  test.each([
    ['{Enter}', ['Name is required!', 'Invalid PIN Code. PIN code must be 6 digit numbers.'], 'Name'],
    ['A name too long{Tab}470915{Enter}', ['Name must have at most 8 characters.'], 'Name'],
    ['Derby{Tab}12{Enter}', ['Invalid PIN Code. PIN code must be 6 digit numbers.'], 'PIN code'],
  ])('filled by %s shows its faults, with the focus on the first', async (keys, texts, focused) => {
    const { sent, close } = await opened()
    await userEvent.click(name())
    await userEvent.keyboard(keys)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(texts)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: focused }))
    expect(sent).toEqual([])
    await close()
  })

  test('shows its faults in Burmese', async () => {
    const { close } = await opened('my')
    await userEvent.click(name())
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Name လိုအပ်သည်။')).toBeTruthy()
    await close()
  })

  test('is sent once, and cannot be changed on its way', async () => {
    const { sent, answer, close } = await opened()
    await fill()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }))
    expect(sent).toEqual(['Derby 470915 1'])
    expect([name().matches(':disabled'), pin().matches(':disabled')]).toEqual([true, true])
    await answer(ok)
    expect(screen.getByRole('status').textContent).toBe('Room 7 is open')
    expect(document.activeElement).toBe(screen.getByRole('status'))
    await close()
  })

  test('begins anew for who comes back after it is done', async () => {
    const { answer, leave, close } = await opened()
    await fill()
    await answer(ok)
    act(leave)
    expect([name().value, pin().value]).toEqual(['', ''])
    await close()
  })

  test("shows the server's refusal at its field, and keeps the typed text", async () => {
    const { answer, close } = await opened()
    await fill()
    await answer(refused('invalidRoomPassword'))
    expect(screen.getByRole('alert').textContent).toBe('why invalidRoomPassword')
    expect(document.activeElement).toBe(pin())
    expect([name().value, pin().value]).toEqual(['Derby', '470915'])
    await close()
  })

  test('shows other refusals above its fields, and disables the button as long as the server asks', async () => {
    const { fake, sent, answer, close } = await opened()
    await fill()
    jest.useFakeTimers()
    await answer(refused('requestLimit', 2))
    expect(screen.getByRole('alert').textContent).toBe('why requestLimit')
    expect(document.activeElement?.textContent).toBe('why requestLimit')
    act(() => screen.getByRole('button', { name: 'Wait 2 s' }).click())
    expect(sent).toHaveLength(1)
    fake.clock.now += 2000
    act(() => jest.advanceTimersByTime(1000))
    act(() => screen.getByRole('button', { name: 'Open the room' }).click())
    expect(sent).toHaveLength(2)
    jest.useRealTimers()
    await close()
  })

  test.each([
    ['top', 'above the fields', Node.DOCUMENT_POSITION_FOLLOWING],
    ['button', 'beside the button', Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)('with outcomes at the %s, shows refusals %s, and focuses them', async (at, _, position) => {
    outcomeAt = at
    const { answer, close } = await opened()
    await fill()
    await answer(refused('systemError'))
    const alert = screen.getByRole('alert')
    expect(alert.compareDocumentPosition(name())).toBe(position)
    expect(document.activeElement?.contains(alert)).toBe(true)
    outcomeAt = 'top'
    await close()
  })

  test('says that nobody knows, where to look, and sends the same again', async () => {
    const { sent, answer, close } = await opened()
    await fill()
    await answer(lost)
    expect(screen.getByRole('alert').textContent).toMatch(
      /may or may not have gone through.*See the statement/,
    )
    expect(screen.getByRole('link', { name: 'See the statement.' })).toBeTruthy()
    expect(name().matches(':disabled')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(sent).toEqual(['Derby 470915 1', 'Derby 470915 1'])
    await answer(lost)
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect([name().value, name().matches(':disabled')]).toEqual(['', false])
    await fill()
    expect(sent.at(-1)).toBe('Derby 470915 2')
    await close()
  })
})
