import { Button, IconButton, NoticeBox, TextField } from '@touchline/ui'
import { type KeyboardEvent, useState } from 'react'
import { LoginForm, type LoginStage } from '../../state/login-form'
import { useNow } from '../../state/use-now'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './login-card.module.css'

/** Username, password, and what stands in the way. */
export function LoginCard() {
  const { session, storage, host } = useShell()
  const t = useWords()
  const [form] = useState(() => new LoginForm({ login: session.login.bind(session), storage, now: host.now }))
  const state = useStream(form.state$)
  const [username, setUsername] = useState(() => form.rememberedName())
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(username !== '')
  useNow(host.now)
  const wait = form.secondsLeft()
  const wrong = (code: 'usernameRequired' | 'passwordRequired') =>
    state.stage === 'wrong' && state.codes.includes(code) ? t(`login.${code}`) : null
  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit({ username, password, remember })
      }}
    >
      <h1>{t('login.title')}</h1>
      <p className={styles.lead}>{t('login.lead')}</p>
      <Refusal state={state} wait={wait} />
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={wrong('usernameRequired')}
        onChange={(event) => {
          setUsername(event.target.value)
          form.edit()
        }}
      />
      <PasswordField
        value={password}
        error={wrong('passwordRequired')}
        onChange={(value) => {
          setPassword(value)
          form.edit()
        }}
      />
      <label className={styles.remember}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {t('login.remember')}
      </label>
      <Button type="submit" look="primary" size="large" wide disabled={state.stage === 'sending' || wait > 0}>
        {state.stage === 'sending'
          ? t('login.sending')
          : wait > 0
            ? t('login.wait', { seconds: wait })
            : t('login.submit')}
      </Button>
      <p className={styles.hint}>{t('login.hint')}</p>
    </form>
  )
}

function Refusal({ state, wait }: { state: LoginStage; wait: number }) {
  const t = useWords()
  if (state.stage !== 'refused') return null
  return (
    <NoticeBox tone="error" role="alert">
      {state.text || t('login.failed')}
      {wait > 0 && <span aria-hidden="true"> {t('login.tryAgainIn', { seconds: wait })}</span>}
    </NoticeBox>
  )
}

interface PasswordFieldProps {
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** A password that can be looked at, with a word about Caps Lock. */
function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const t = useWords()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      label={t('login.password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      value={value}
      error={error}
      hint={capsLock && <span role="status">{t('login.capsLock')}</span>}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
