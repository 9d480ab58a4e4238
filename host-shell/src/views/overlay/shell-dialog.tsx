import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { useEffect } from 'react'
import type { ShellDialog } from '../../services/dialogs'
import type { Ending } from '../../services/session-service'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './overlay.module.css'
import { UplineContact } from './upline-contact'

interface Props<Kind extends ShellDialog['kind'] = Exclude<ShellDialog['kind'], 'switch'>> {
  dialog: Extract<ShellDialog, { kind: Kind }>
  close: () => void
}

/** An error, a notice, why the session ended, or whether a link may end it. */
export function ShellDialogBox({ dialog, close }: Props) {
  const t = useWords()
  if (dialog.kind === 'launch') return <LaunchDialog dialog={dialog} close={close} />
  if (dialog.kind === 'session-end') return <EndDialog dialog={dialog} close={close} />
  return (
    <Dialog
      open
      title={t(`dialog.${dialog.kind}`)}
      closeLabel={t('close')}
      onClose={close}
      width={400}
      footer={
        <Button look="primary" onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      {/* Read out also if the next dialog replaces a closed one. */}
      <p key={dialog.text} className={styles.text} role="alert">
        {dialog.text}
      </p>
      {dialog.kind !== 'notice' && <UplineContact code={dialog.code} upline={dialog.upline} />}
    </Dialog>
  )
}

/** Shows the text of an expired session; the reason of this end may be news to the owner of the account. */
const LOGGED_IN_ELSEWHERE: Ending = 'sessionExpired'

/** Why the session ended, and how many selections wait for the next login; or a plain logout. */
function EndDialog({ dialog: { text, code, picks, upline }, close }: Props<'session-end'>) {
  const t = useWords()
  const { location, session } = useShell()
  const { stage } = useStream(session.session$)
  // Somebody has logged in again meanwhile, in another tab.
  useEffect(() => {
    if (stage === 'in') close()
  }, [stage, close])
  const leave = () => {
    close()
    location.scrollTopAtEnd = 0
    location.navigate('/', { replace: true })
  }
  return (
    <Dialog
      open
      title={t('dialog.session-end')}
      onClose={close}
      width={400}
      footer={
        <>
          <Button onClick={leave}>{t('dialog.leave')}</Button>
          <Button look="primary" onClick={close}>
            {t('dialog.again')}
          </Button>
        </>
      }
    >
      <div role="alert">
        <p className={styles.text}>{code === LOGGED_IN_ELSEWHERE ? t('dialog.elsewhere') : text}</p>
        <p className={styles.text}>{picks > 0 ? t('dialog.keptSlip', { count: picks }) : t('dialog.back')}</p>
      </div>
      <UplineContact code={code} upline={upline} />
    </Dialog>
  )
}

function LaunchDialog({ dialog, close }: Props<'launch'>) {
  const t = useWords()
  const accept = () => {
    close()
    dialog.accept()
  }
  return (
    <Dialog
      open
      title={t('dialog.launch')}
      closeLabel={t('close')}
      onClose={close}
      width={400}
      footer={
        <>
          <Button onClick={accept}>{t('dialog.launchAccept')}</Button>
          <Button look="primary" onClick={close}>
            {t('dialog.launchStay')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('dialog.launchText', { name: dialog.name })}</p>
    </Dialog>
  )
}
