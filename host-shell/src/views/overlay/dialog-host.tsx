import { Button } from '@touchline/ui'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { lazily } from '../lazily'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './overlay.module.css'

/** Kept out of the first load: most visits see none. */
const Dialog = lazily(async () => (await import('@touchline/ui/dialog')).Dialog)

/** The one dialog of the shell: an error, a notice, or why the session ended. */
export function DialogHost() {
  const { dialogs } = useShell()
  const t = useWords()
  const dialog = useStream(dialogs.dialog$)
  if (!dialog) return null
  const close = () => dialogs.close()
  const ends = dialog.kind === 'session-end'
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
