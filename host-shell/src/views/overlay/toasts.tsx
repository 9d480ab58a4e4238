import { IconButton, NoticeBox } from '@touchline/ui'
import { Suspense, useEffect } from 'react'
import type { Toast } from '../../services/dialogs'
import { useStream } from '../../state/use-stream'
import { lazily } from '../lazily'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './overlay.module.css'

/** Kept out of the first load: nobody bets before the page shows. */
const Receipt = lazily(async () => (await import('./receipt')).Receipt)

/** Short messages in the corner; each can be closed, and most go by themselves. */
export function Toasts() {
  const { dialogs } = useShell()
  const toasts = useStream(dialogs.toasts$)
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={() => dialogs.dismiss(toast.id)} />
      ))}
    </div>
  )
}

function ToastBox({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useWords()
  const { lastsMs, tone, text, receipt, id } = toast
  const { dialogs } = useShell()
  useEffect(() => {
    if (lastsMs === 0) return
    const timer = setTimeout(() => dialogs.dismiss(id), lastsMs)
    return () => clearTimeout(timer)
  }, [lastsMs, id, dialogs])
  const role = tone === 'error' ? 'alert' : 'status'
  const close = <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
  const plain = (
    <NoticeBox tone={tone} role={role} action={close}>
      {text}
    </NoticeBox>
  )
  return (
    <div className={styles.toast}>
      {receipt ? (
        <Suspense fallback={plain}>
          <Receipt tone={tone} role={role} receipt={receipt} action={close} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}
