import { Suspense } from 'react'
import { useStream } from '../../state/use-stream'
import { ShellDialogBox, SwitchDialog } from '../late-pages'
import { useShell } from '../shell-context'

/** The one dialog of the shell, when there is one. */
export function DialogHost() {
  const { dialogs } = useShell()
  const dialog = useStream(dialogs.dialog$)
  if (!dialog) return null
  const close = () => dialogs.close()
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'switch' ? (
        <SwitchDialog close={close} />
      ) : (
        <ShellDialogBox dialog={dialog} close={close} />
      )}
    </Suspense>
  )
}
