import { FormFrame } from '@touchline/screens/form-frame'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { login } from '../../services/enter-session'
import { createLoginForm } from '../../state/login-form'
import { useNow } from '../../state/use-now'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './login-card.module.css'
import { LoginButton, LoginFields, LoginRefusal } from './login-fields'

/** Username, password, and obstacles to the login. */
export const LoginCard = observer(function LoginCard() {
  const { session, storage, host } = useShell()
  const t = useWords()
  const [form] = useState(() =>
    createLoginForm({ login: (name, password) => login(session, name, password), storage, now: host.now }),
  )
  useNow(host.now)
  const wait = form.secondsRemaining()
  return (
    <FormFrame form={form} className={styles.card}>
      <h1>{t('login.title')}</h1>
      <p className={styles.lead}>{t('login.lead')}</p>
      <LoginFields form={form} />
      <label className={styles.remember}>
        <input
          type="checkbox"
          name="remember"
          checked={form.values.remember}
          onChange={(event) => form.set('remember', event.target.checked)}
        />
        {t('login.remember')}
      </label>
      <LoginButton form={form} wait={wait} label={t('login.submit')} sending={t('login.sending')} />
      {/* Below everything that is pressed, so that no field and no button moves. */}
      <LoginRefusal form={form} wait={wait} hint={<p className={styles.hint}>{t('login.hint')}</p>} />
    </FormFrame>
  )
})
