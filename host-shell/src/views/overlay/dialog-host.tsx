import { lazily } from '@touchline/ui/lazily'
import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'

/** Kept out of the first load: most visits see none. */
const ShellDialogBox = lazily(async () => (await import('./shell-dialog')).ShellDialogBox)

/** The one dialog of the shell, when there is one. */
export function DialogHost() {
  const { dialogs } = useShell()
  const dialog = useStream(dialogs.dialog$)
  if (!dialog) return null
  return (
    <Suspense fallback={null}>
      <ShellDialogBox dialog={dialog} close={() => dialogs.close()} />
    </Suspense>
  )
}
