import { Button } from '@touchline/ui'
import { Suspense } from 'react'
import type { ShellDialog } from '../../services/dialogs'
import { useStream } from '../../state/use-stream'
import { lazily } from '../lazily'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './overlay.module.css'

/** Kept out of the first load: most visits see none. */
const Dialog = lazily(async () => (await import('@touchline/ui/dialog')).Dialog)

/** The one dialog of the shell: an error, a notice, why the session ended, or whether a link may end it. */
export function DialogHost() {
  const { dialogs } = useShell()
  const t = useWords()
  const dialog = useStream(dialogs.dialog$)
  if (!dialog) return null
  const close = () => dialogs.close()
  const ends = dialog.kind === 'session-end'
  if (dialog.kind === 'launch') return <LaunchDialog dialog={dialog} close={close} />
  return (
    <Suspense fallback={null}>
      <Dialog
        open
        title={t(`dialog.${dialog.kind}`)}
        closeLabel={ends ? undefined : t('close')}
        onClose={close}
        width={400}
        footer={
          <Button look="primary" onClick={close}>
            {t(ends ? 'login.submit' : 'ok')}
          </Button>
        }
      >
        <p className={styles.text}>{dialog.text}</p>
      </Dialog>
    </Suspense>
  )
}

interface LaunchProps {
  dialog: Extract<ShellDialog, { kind: 'launch' }>
  close: () => void
}

function LaunchDialog({ dialog, close }: LaunchProps) {
  const t = useWords()
  const accept = () => {
    close()
    dialog.accept()
  }
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  )
}
