/** Something that went wrong in the page outside of any lifecycle. */
export interface PageError {
  kind: 'script' | 'policy'
  /** Address of the file that it came from, if that is known. */
  source: string
  message: string
}

/** Uncaught errors, rejections that nobody handled, and what the content security policy refused. */
export function watchPageErrors(window: Window, onError: (error: PageError) => void): () => void {
  const { document } = window
  const onScript = ({ filename, message }: ErrorEvent) => {
    if (filename) onError({ kind: 'script', source: filename, message })
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!(reason instanceof Error)) return
    onError({ kind: 'script', source: firstFileOf(reason.stack ?? ''), message: reason.message })
  }
  const onPolicy = (event: SecurityPolicyViolationEvent) => {
    const { sourceFile, effectiveDirective, blockedURI } = event
    onError({ kind: 'policy', source: sourceFile, message: `${effectiveDirective} refused ${blockedURI}` })
  }
  window.addEventListener('error', onScript)
  window.addEventListener('unhandledrejection', onRejection)
  document.addEventListener('securitypolicyviolation', onPolicy)
  return () => {
    window.removeEventListener('error', onScript)
    window.removeEventListener('unhandledrejection', onRejection)
    document.removeEventListener('securitypolicyviolation', onPolicy)
  }
}

const firstFileOf = (stack: string): string => /https?:\/\/[^\s()]+?\.js/.exec(stack)?.[0] ?? ''
