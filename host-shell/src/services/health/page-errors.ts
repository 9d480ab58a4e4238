/** Something that went wrong in the page outside of any lifecycle. */
export interface PageError {
  kind: 'script' | 'policy'
  /** Addresses of the files that have to do with it, the nearest to its cause first. */
  sources: readonly string[]
  message: string
}

/** Uncaught errors, rejections that nobody handled, and what the content security policy refused. */
export function watchPageErrors(window: Window, onError: (error: PageError) => void): () => void {
  const { document } = window
  const onScript = ({ error, filename, message }: ErrorEvent) => {
    onError({ kind: 'script', sources: [...filesIn(error), filename], message })
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error)
      onError({ kind: 'script', sources: filesIn(reason), message: reason.message })
  }
  const onPolicy = (event: SecurityPolicyViolationEvent) => {
    const { sourceFile, effectiveDirective, blockedURI } = event
    const message = `${effectiveDirective} refused ${blockedURI}`
    onError({ kind: 'policy', sources: [blockedURI, sourceFile], message })
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

/**
 * Files named by an error: of a chunk that did not load, in its text, then the frames of its stack, top
 * first.
 */
function filesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { message, stack = '', cause } = error
  return [...(`${message}\n${stack}`.match(/https?:\/\/[^\s()]+/g) ?? []), ...filesIn(cause)]
}
