import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { ShellDialogBox } from '../late-pages'
import { useShell } from '../shell-context'

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
