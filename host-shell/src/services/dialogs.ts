import type { Notice } from '@touchline/contracts/host'
import { BehaviorSubject } from 'rxjs'
import type { Ending } from './session-service'

/** A dialog of the shell. The one of the session's end has the page to itself. */
export type ShellDialog =
  /** `upline` is whom a member may ask who is kept out. */
  | { kind: 'error'; text: string; code: Ending; upline?: string | undefined }
  | { kind: 'notice'; text: string }
  /** `picks` is the number of selections that wait in the slip for the next login. */
  | { kind: 'session-end'; text: string; code: Ending; picks: number; upline?: string | undefined }
  /** A link would log in somebody else: `name` is who is logged in, `accept` goes on with the link. */
  | { kind: 'launch'; name: string; accept: () => void }
  /** The way to another account. */
  | { kind: 'switch' }

export interface Toast extends Notice {
  id: number
  lastsMs: number
}

const ENDED = 'session-end'
const LASTS_MS = 6000
const TOASTS_MAX = 2
/** Behind the dialog that is shown: what fails at once for one reason must not cost a press for each of its calls. */
const WAITING_MAX = 2

/** Messages of the shell above the page: one dialog at a time, two toasts. */
export class Dialogs {
  readonly dialog$ = new BehaviorSubject<ShellDialog | null>(null)
  readonly toasts$ = new BehaviorSubject<readonly Toast[]>([])
  private waiting: ShellDialog[] = []
  private count = 0

  /** Shows the dialog now or after the open ones; equal texts are shown once. */
  show(dialog: ShellDialog): void {
    const shown = this.dialog$.value
    // One reason is enough: what follows from the session's end does not cover it.
    if (shown?.kind === ENDED) return
    if (!shown || dialog.kind === ENDED) {
      this.waiting = []
      this.dialog$.next(dialog)
    } else {
      const isQueued = [shown, ...this.waiting].some((other) => textOf(other) === textOf(dialog))
      if (!isQueued && this.waiting.length < WAITING_MAX) this.waiting.push(dialog)
    }
  }

  close(): void {
    this.dialog$.next(this.waiting.shift() ?? null)
  }

  notify = ({ lastsMs = LASTS_MS, ...notice }: Notice): void => {
    const shown = this.toasts$.value
    if (shown.some((toast) => isSame(toast, notice))) return
    this.count += 1
    const room = shown.length < TOASTS_MAX ? shown : without(shown, leastUrgent(shown))
    this.toasts$.next([...room, { ...notice, id: this.count, lastsMs }])
  }

  dismiss(id: number): void {
    this.toasts$.next(this.toasts$.value.filter((toast) => toast.id !== id))
  }
}

function textOf(dialog: ShellDialog): string {
  if (dialog.kind === 'switch') return ''
  return dialog.kind === 'launch' ? dialog.name : dialog.text
}

/** Two bets on the same selection read alike; their references differ. */
const isSame = (toast: Toast, notice: Notice): boolean =>
  toast.text === notice.text && toast.receipt?.reference === notice.receipt?.reference

const isUrgent = ({ tone }: Toast): boolean => tone === 'error' || tone === 'warning'

/** The oldest that brings good or plain news, else the oldest. */
const leastUrgent = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.find((toast) => !isUrgent(toast)) ?? toasts[0]

const without = (toasts: readonly Toast[], gone: Toast | undefined): readonly Toast[] =>
  toasts.filter((toast) => toast !== gone)
