import { LIMITS } from '@touchline/contracts/limits'
import { type PasswordChange, passwordPoints } from '@touchline/rules'
import { FormBody, ScreenPage, useField } from '@touchline/screens'
import type { FormStore } from '@touchline/screens/form'
import { IconButton, NoticeBox, TextField } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import styles from './credentials-page.module.css'
import { Points } from './points'

type PasswordForm = FormStore<PasswordChange, PasswordChange, object>

const POINTS = ['length', 'differs', 'alike'] as const

/** A new password, ticked off while it is typed. */
export const PasswordPage = observer(({ form }: { form: PasswordForm }) => {
  const { t } = useWords()
  const points = passwordPoints(form.values)
  return (
    <ScreenPage title={t('password.title')}>
      <div className={styles.card}>
        <FormBody
          form={form}
          label={t('password.title')}
          submit={t('password.submit')}
          done={() => (
            <NoticeBox tone="success">
              {t('password.done')} {t('password.others')}
            </NoticeBox>
          )}
        >
          <Password form={form} name="current" autoComplete="current-password" />
          <Password form={form} name="next" autoComplete="new-password" />
          <Password form={form} name="confirm" autoComplete="new-password" />
          <Points
            label={t('password.points')}
            points={POINTS.map((point) => ({
              text: t(`password.point.${point}`, LIMITS.password),
              isMet: points[point],
            }))}
          />
        </FormBody>
        <p className={styles.note}>{t('password.note')}</p>
      </div>
    </ScreenPage>
  )
})

interface PasswordProps {
  form: PasswordForm
  name: keyof PasswordChange
  autoComplete: string
}

/** A password that can be looked at. */
const Password = observer(({ form, name, autoComplete }: PasswordProps) => {
  const { t } = useWords()
  const [isShown, setShown] = useState(false)
  const { value, label, error, onChange } = useField(form, name, t(`password.${name}`))
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      trailing={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'password.hide' : 'password.show', { field: label })}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
})
