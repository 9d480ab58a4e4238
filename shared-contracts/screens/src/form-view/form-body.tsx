import { Button, NoticeBox } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useReducer } from 'react'
import type { FormStore } from '../form'
import { faultText } from './fault-text'
import styles from './form-body.module.css'
import { FormFrame } from './form-frame'

interface FormBodyProps<Input extends object, Output, Done> {
  form: FormStore<Input, Output, Done>
  /** The purpose of the form. */
  label: string
  /** Words of the button. */
  submit: string
  /** A place to see the result when no answer came, such as a link to the statement. */
  whereToLook?: ReactNode
  /** Replaces the fields after success; by default the fields stay. */
  done?: (done: Done) => ReactNode
  /** Where refusals of the whole form are shown: beside the button in a form that is longer than the screen. */
  outcomeAt?: 'top' | 'button'
  /** A button beside that of the form, such as Decline. */
  otherwise?: ReactNode
  /** The fields: `FormText`, or any field of @touchline/ui with what `useField` gives. */
  children: ReactNode
}

/** A form as a player uses it: refusals of the whole above, fields, and the button with its progress. */
export const FormBody = observer(function FormBody<Input extends object, Output, Done>({
  form,
  label,
  submit,
  whereToLook,
  done,
  outcomeAt = 'top',
  otherwise,
  children,
}: FormBodyProps<Input, Output, Done>) {
  const { t } = useWords()
  const seconds = useSecondsRemaining(form)
  const { stage, isSending } = form
  if (stage.stage === 'done' && done)
    return (
      <FormFrame form={form} label={label} className={styles.form}>
        <div className={styles.outcome} role="status" tabIndex={-1} data-outcome>
          {done(stage.done)}
        </div>
      </FormFrame>
    )
  const isUnconfirmed = stage.stage === 'unconfirmed'
  const outcome = (stage.stage === 'refused' || isUnconfirmed) && (
    <div className={styles.outcome} tabIndex={-1} data-outcome>
      <NoticeBox tone={isUnconfirmed ? 'warning' : 'error'} role="alert">
        {isUnconfirmed ? (
          <>
            <strong>{t('form.unconfirmed')}</strong> {whereToLook} {t('form.sameAgain')}
          </>
        ) : (
          faultText(t, stage.fault, label)
        )}
      </NoticeBox>
    </div>
  )
  return (
    <FormFrame form={form} label={label} className={styles.form}>
      {outcomeAt === 'top' && outcome}
      <fieldset className={styles.fields} disabled={form.isLocked}>
        {children}
      </fieldset>
      {outcomeAt === 'button' && outcome}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" size="large" aria-disabled={isSending || seconds > 0}>
          {isSending
            ? t('form.sending')
            : seconds > 0
              ? t('form.wait', { seconds })
              : isUnconfirmed
                ? t('form.sendAgain')
                : submit}
        </Button>
        {otherwise}
        {isUnconfirmed && (
          <Button size="large" look="quiet" onClick={form.startAnew}>
            {t('form.startAnew')}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}) as <Input extends object, Output, Done>(props: FormBodyProps<Input, Output, Done>) => ReactNode

/** Seconds until a barred form may be sent, counted down on screen. */
function useSecondsRemaining(form: { secondsRemaining(): number }): number {
  const [, count] = useReducer((times: number) => times + 1, 0)
  const seconds = form.secondsRemaining()
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(count, 1000)
    return () => clearTimeout(timer)
  })
  return seconds
}
