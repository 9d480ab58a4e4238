import { IconButton, NoticeBox } from '@touchline/ui'
import { Toast } from '@touchline/ui/toast'
import type { Toast as ToastState } from '../../services/dialogs'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { Receipt } from './receipt'

/** A short message, or the receipt of a bet; it can be closed, and most go by themselves. */
export function ToastBox({ toast }: { toast: ToastState }) {
  const { dialogs } = useShell()
  const t = useWords()
  const { id, lastsMs, tone, text, receipt } = toast
  const role = tone === 'error' ? 'alert' : 'status'
  const onClose = () => dialogs.dismiss(id)
  const close = <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
  return (
    <Toast lastsMs={lastsMs} onClose={onClose}>
      {receipt ? (
        <Receipt tone={tone} role={role} receipt={receipt} action={close} />
      ) : (
        <NoticeBox tone={tone} role={role} action={close}>
          {text}
        </NoticeBox>
      )}
    </Toast>
  )
}
