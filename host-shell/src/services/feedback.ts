import { feedbackOf } from '@touchline/contracts/errors'
import type { BusEvent } from '@touchline/contracts/host'
import type { Dialogs } from './dialogs'

export interface FeedbackDeps {
  dialogs: Dialogs
  isIn: () => boolean
  /** Of the member who is in, or was last. */
  upline: string | undefined
  endSession: (code: Extract<BusEvent, { type: 'logout' }>['code']) => void
  networkFailed: () => void
  log: (level: 'warn' | 'error', message: string, facts?: object) => void
}

/**
 * Shows an error by its class in the catalogue: a dialog, a warning, a line in the log, or the session's end.
 */
export function showError(deps: FeedbackDeps, event: Extract<BusEvent, { type: 'error' }>): void {
  const { code, text, dialog, source } = event
  const error = () => deps.dialogs.show({ kind: 'error', text, code, upline: deps.upline })
  const warning = () => deps.dialogs.notify({ tone: 'warning', text })
  switch (feedbackOf(code)) {
    case 'logout':
      if (deps.isIn()) deps.endSession(code)
      else error()
      break
    case 'logged':
      deps.log('warn', `${source} was refused`, { code })
      if (dialog) error()
      break
    case 'network':
      deps.networkFailed()
      if (dialog) warning()
      break
    case 'notice':
      deps.dialogs.show({ kind: 'notice', text })
      break
    case 'dialog':
    // A caller that shows it next to its field is quiet; no other field on the page would say it.
    case 'field':
      error()
      break
    case 'warning':
      if (dialog) error()
      else warning()
      break
    case 'silent':
      break
    case 'success':
      deps.dialogs.notify({ tone: 'success', text })
      break
  }
}
