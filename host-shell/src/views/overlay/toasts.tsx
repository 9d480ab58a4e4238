import { ToastStack } from '@touchline/ui/toast'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { ToastBox } from '../late-pages'
import { useShell } from '../shell-context'

/** Short messages in the corner. Their place is there before the first, so that it is read out. */
export function Toasts() {
  const { dialogs } = useShell()
  const toasts = useStream(dialogs.toasts$)
  return (
    <ToastStack>
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastBox key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </ToastStack>
  )
}
