import { Button, IconButton, NoticeBox, TextField } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { CredentialsForm } from '../../state/login-form'
import { UplineContact } from '../overlay/upline-contact'
import { useWords } from '../use-words'

interface LoginPartProps {
  form: CredentialsForm
}

/** Username and password, with the errors of each. */
export const LoginFields = observer(function LoginFields({ form }: LoginPartProps) {
  const t = useWords()
  const { values } = form
  const wrong = (name: 'username' | 'password') => {
    const fault = form.faults[name]
    return fault ? fault.text || t(`login.${fault.code}`) : null
  }
  return (
    <>
      <TextField
        label={t('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        error={wrong('username')}
        onChange={(event) => form.set('username', event.target.value)}
      />
      <PasswordField
        value={values.password}
        error={wrong('password')}
        onChange={(value) => form.set('password', value)}
      />
    </>
  )
})

/** Says what it is doing, and for how long the next try is barred. */
export const LoginButton = observer(function LoginButton({
  form,
  wait,
  label,
  sending,
}: LoginPartProps & { wait: number; label: string; sending: string }) {
  const t = useWords()
  const { isSending } = form
  return (
    <Button type="submit" look="primary" size="large" wide disabled={isSending || wait > 0}>
      {isSending ? sending : wait > 0 ? t('login.wait', { seconds: wait }) : label}
    </Button>
  )
})

/** Why the login was refused; `hint` in its place until it is. */
export const LoginRefusal = observer(function LoginRefusal({
  form,
  wait,
  hint,
}: LoginPartProps & { wait: number; hint: ReactNode }) {
  const t = useWords()
  const { stage } = form
  if (stage.stage !== 'refused') return hint
  return (
    <NoticeBox tone="error" role="alert">
      {stage.fault.text || t(`error.${stage.fault.code}`)}
      <UplineContact code={stage.fault.code} upline={stage.fault.upline} />
      {wait > 0 && <span aria-hidden="true"> {t('login.tryAgainIn', { seconds: wait })}</span>}
    </NoticeBox>
  )
})

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
