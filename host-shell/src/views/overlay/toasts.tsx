import { IconButton, NoticeBox } from '@touchline/ui'
import { useEffect } from 'react'
import type { Toast } from '../../services/dialogs'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './overlay.module.css'

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
  const { lastsMs, tone, text, id } = toast
  const { dialogs } = useShell()
  useEffect(() => {
    if (lastsMs === 0) return
    const timer = setTimeout(() => dialogs.dismiss(id), lastsMs)
    return () => clearTimeout(timer)
  }, [lastsMs, id, dialogs])
  return (
    <div className={styles.toast}>
      <NoticeBox
        tone={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        action={<IconButton icon="close" size={16} label={t('close')} onClick={onClose} />}
      >
        {text}
      </NoticeBox>
    </div>
  )
}
