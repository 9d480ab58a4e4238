import { FormFrame } from '@touchline/screens/form-frame'
import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { switchSession } from '../../services/switch-session'
import { createSwitchForm } from '../../state/login-form'
import { useNow } from '../../state/use-now'
import { useStream } from '../../state/use-stream'
import { LoginButton, LoginFields, LoginRefusal } from '../landing/login-fields'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './switch-dialog.module.css'

/** From one account to another. It goes with the session for which it was opened, however that ends. */
export const SwitchDialog = observer(function SwitchDialog({ close }: { close: () => void }) {
  const { session, dialogs, host } = useShell()
  const t = useWords()
  const [leaving] = useState(() => session.account?.info)
  const [form] = useState(() =>
    createSwitchForm({
      now: host.now,
      login: (name, password) =>
        switchSession(session, name, password, ({ code, text, details: { upline } }) =>
          dialogs.show({ kind: 'error', text: t('switch.failed', { reason: text }), code, upline }),
        ),
    }),
  )
  useNow(host.now)
  const wait = form.secondsRemaining()
  const state = useStream(session.session$)
  const isOver = state.stage !== 'in' || state.account.info.session_token !== leaving?.session_token
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  /** A sent login cannot be undone: the dialog shows its result. */
  const leave = () => {
    if (!form.isSending) close()
  }
  return (
    // Its first button is no field: the focus goes to the name.
    <Dialog open title={t('account.switch')} onClose={leave} width={400}>
      <FormFrame form={form} className={styles.form}>
        <p className={styles.lead}>
          {t('switch.lead', { name: leaving?.nickname || leaving?.account_id || '' })}
        </p>
        <LoginFields form={form} />
        <div className={styles.buttons}>
          <Button size="large" wide disabled={form.isSending} onClick={leave}>
            {t('switch.cancel')}
          </Button>
          <LoginButton form={form} wait={wait} label={t('switch.submit')} sending={t('switch.sending')} />
        </div>
        {/* Below the pressed button, so that nothing moves. */}
        <LoginRefusal form={form} wait={wait} hint={null} />
      </FormFrame>
    </Dialog>
  )
})
