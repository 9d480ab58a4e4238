import { FormFrame } from '@touchline/screens/form-frame'
import { Button, IconButton, NoticeBox, TextField } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useState } from 'react'
import { login } from '../../services/enter-session'
import { createLoginForm, type LoginForm } from '../../state/login-form'
import { useNow } from '../../state/use-now'
import { UplineContact } from '../overlay/upline-contact'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './login-card.module.css'

/** Username, password, and what stands in the way. */
export const LoginCard = observer(function LoginCard() {
  const { session, storage, host } = useShell()
  const t = useWords()
  const [form] = useState(() =>
    createLoginForm({ login: (name, password) => login(session, name, password), storage, now: host.now }),
  )
  useNow(host.now)
  const wait = form.secondsLeft()
  const { values, isSending } = form
  const wrong = (name: 'username' | 'password') => {
    const fault = form.faults[name]
    return fault ? fault.text || t(`login.${fault.code}`) : null
  }
  return (
    <FormFrame form={form} className={styles.card}>
      <h1>{t('login.title')}</h1>
      <p className={styles.lead}>{t('login.lead')}</p>
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
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={values.remember}
          onChange={(event) => form.set('remember', event.target.checked)}
        />
        {t('login.remember')}
      </label>
      <Button type="submit" look="primary" size="large" wide disabled={isSending || wait > 0}>
        {isSending ? t('login.sending') : wait > 0 ? t('login.wait', { seconds: wait }) : t('login.submit')}
      </Button>
      {/* Below everything that is pressed, so that no field and no button moves. */}
      <Refusal form={form} wait={wait} />
    </FormFrame>
  )
})

const Refusal = observer(function Refusal({ form, wait }: { form: LoginForm; wait: number }) {
  const t = useWords()
  const { stage } = form
  if (stage.stage !== 'refused') return <p className={styles.hint}>{t('login.hint')}</p>
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
