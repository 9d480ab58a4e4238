import type { CallResult, HostServices } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { FormBody, FormText, useField } from '@touchline/screens'
import { FormStore } from '@touchline/screens/form'
import formEn from '@touchline/screens/locales/form/en.json'
import formMy from '@touchline/screens/locales/form/my.json'
import { PinField } from '@touchline/ui/pin-field'
import { areaWords, LocaleProvider } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import { Section, useShown } from './section'

/** The words of forms as an area has them, below the key `form`. */
export const formWords = areaWords('showcase', async (language) => ({
  default: {
    form:
      language === 'my'
        ? { ...formMy, wrong: { ...formMy.wrong, roomExists: 'ကိုယ်ပိုင်အခန်း ၁ ခုထက် ပိုမဖွင့်နိုင်ပါ။' } }
        : {
            ...formEn,
            wrong: { ...formEn.wrong, roomExists: 'Not allow to create more than 1 private room.' },
          },
  },
}))

const ROOM = v.object({
  name: v.pipe(v.string(), v.nonEmpty('fieldRequired'), v.minLength(3, 'fieldMinLength')),
  pin: v.pipe(v.string(), v.length(6, 'invalidRoomPassword')),
})

type Answer = CallResult<{ room: string }>
type RoomForm = FormStore<v.InferInput<typeof ROOM>, v.InferOutput<typeof ROOM>, { room: string }>

const FILLED = { name: 'Saturday Five', pin: '470915' }
const OK: Answer = { kind: 'ok', data: { room: '10012' } }

/** A form that gets this answer; it is sent at once, unless it is to be tried out. */
function formOf(answer: Promise<Answer>, initial = FILLED, isSent = true): RoomForm {
  const form = new FormStore({
    initial,
    schema: ROOM,
    send: () => answer,
    now: Date.now,
    newKey: () => 'key',
  })
  if (isSent) void form.submit()
  return form
}

/** By the state that it shows. */
const FORMS = {
  editing: formOf(Promise.resolve(OK), { name: '', pin: '' }, false),
  wrong: formOf(Promise.resolve(OK), { name: 'ab', pin: '12' }),
  sending: formOf(new Promise(() => undefined)),
  refused: formOf(Promise.resolve({ kind: 'refused', code: 'roomExists', text: '', details: {} })),
  unconfirmed: formOf(Promise.resolve({ kind: 'unknown', code: 'requestTimeout', text: '' })),
  sent: formOf(Promise.resolve(OK)),
}

const Room = observer(function Room({ form, title }: { form: RoomForm; title: string }) {
  const { words } = useShown()
  return (
    <FormBody
      form={form}
      label={title}
      submit={words.openRoom}
      whereToLook={<a href="#rooms">{words.seeRooms}</a>}
      done={({ room }) => words.roomOpen.replace('{room}', room)}
    >
      <FormText form={form} name="name" label={words.roomName} />
      <PinField {...useField(form, 'pin', words.pin)} hint={words.pinHint} />
    </FormBody>
  )
})

/** The form of the screen kit, once for each of its stages. */
export function Forms() {
  const { words, tag } = useShown()
  const host = hostOf(tag as Language)
  return (
    <LocaleProvider host={host} words={formWords} first={tag as Language}>
      {(Object.keys(FORMS) as (keyof typeof FORMS)[]).map((state) => (
        <Section key={state} title={`${words.form}: ${words[`form_${state}`]}`}>
          <Room form={FORMS[state]} title={words[`form_${state}`]} />
        </Section>
      ))}
    </LocaleProvider>
  )
}

/** The page keeps the language that it came with. */
function hostOf(language: Language): Pick<HostServices, 'locale' | 'log' | 'call'> {
  const language$ = { subscribe: () => ({ unsubscribe: () => undefined }) }
  const locale = { language: () => language, language$, setLanguage: async () => undefined }
  const call = async () => ({ kind: 'unknown', code: 'connectionFailed', text: '' }) as const
  return { locale: locale as unknown as HostServices['locale'], log: () => undefined, call }
}
