import { IconButton, NoticeBox } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { Toast, ToastStack } from '@touchline/ui/toast'
import { Suspense } from 'react'
import type { Toast as ToastState } from '../../services/dialogs'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'

/** Kept out of the first load: nobody bets before the page shows. */
const Receipt = lazily(async () => (await import('./receipt')).Receipt)

/** Short messages in the corner; each can be closed, and most go by themselves. */
export function Toasts() {
  const { dialogs } = useShell()
  const toasts = useStream(dialogs.toasts$)
  return (
    <ToastStack>
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={() => dialogs.dismiss(toast.id)} />
      ))}
    </ToastStack>
  )
}

function ToastBox({ toast, onClose }: { toast: ToastState; onClose: () => void }) {
  const t = useWords()
  const { lastsMs, tone, text, receipt } = toast
  const role = tone === 'error' ? 'alert' : 'status'
  const close = <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
  const plain = (
    <NoticeBox tone={tone} role={role} action={close}>
      {text}
    </NoticeBox>
  )
  return (
    <Toast lastsMs={lastsMs} onClose={onClose}>
      {receipt ? (
        <Suspense fallback={plain}>
          <Receipt tone={tone} role={role} receipt={receipt} action={close} />
        </Suspense>
      ) : (
        plain
      )}
    </Toast>
  )
}
