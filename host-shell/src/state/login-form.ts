import type { CallResult } from '@touchline/contracts/host'
import { checkLogin } from '@touchline/rules'
import { type Fault, FormStore, rule } from '@touchline/screens/form'
import * as v from 'valibot'
import type { KeyValues } from '../services/storage'

export interface LoginFormDeps {
  login: (name: string, password: string) => Promise<CallResult<object>>
  storage: KeyValues
  /** Epoch milliseconds. */
  now: () => number
}

/** The username remembered in this browser on request. */
export const REMEMBERED = { key: 'touchline.remembered', shape: v.string() }

/** Each field is judged beside a good other one: a player wants to read of both. */
const CREDENTIALS = {
  username: v.pipe(
    v.string(),
    rule((username: string) => checkLogin({ username, password: 'given' })),
    v.trim(),
  ),
  password: v.pipe(
    v.string(),
    rule((password: string) => checkLogin({ username: 'given', password })),
  ),
}
const LOGIN = v.object({ ...CREDENTIALS, remember: v.boolean() })
const SWITCH = v.object(CREDENTIALS)

/** The part of a form that the fields and messages of a login need. */
export interface CredentialsForm
  extends Pick<
    FormStore<v.InferInput<typeof SWITCH>, object, object>,
    'stage' | 'isSending' | 'secondsRemaining'
  > {
  readonly values: Readonly<v.InferInput<typeof SWITCH>>
  readonly faults: { readonly username?: Fault | undefined; readonly password?: Fault | undefined }
  set(name: 'username' | 'password', value: string): void
}

/** The way in. The name of a member who asks for it is remembered by this browser; the password never is. */
export function createLoginForm({ login, storage, now }: LoginFormDeps) {
  const username = storage.read(REMEMBERED) ?? ''
  return new FormStore({
    initial: { username, password: '', remember: username !== '' },
    schema: LOGIN,
    now,
    send: async ({ username, password, remember }: v.InferOutput<typeof LOGIN>) => {
      const result = await login(username, password)
      if (result.kind !== 'ok') return result
      if (remember) storage.write(REMEMBERED, username)
      else storage.remove(REMEMBERED)
      return result
    },
  })
}

/** The way to another account; nothing of it is remembered. */
export const createSwitchForm = ({ login, now }: Pick<LoginFormDeps, 'login' | 'now'>) =>
  new FormStore({
    initial: { username: '', password: '' },
    schema: SWITCH,
    now,
    send: ({ username, password }: v.InferOutput<typeof SWITCH>) => login(username, password),
  })
