import type { Notice, NoticeTone } from '@touchline/contracts'
import { BehaviorSubject } from 'rxjs'

/** A dialog of the shell. The one of the session's end has the page to itself. */
export type ShellDialog =
  | { kind: 'error'; text: string; code: string }
  | { kind: 'notice'; text: string }
  | { kind: 'session-end'; text: string }

export interface Toast {
  id: number
  tone: NoticeTone
  text: string
  lastsMs: number
}

const LASTS_MS = 6000
const TOASTS_MAX = 4

/** What the shell says above the page: one dialog at a time, a few toasts. */
export class Dialogs {
  readonly dialog$ = new BehaviorSubject<ShellDialog | null>(null)
  readonly toasts$ = new BehaviorSubject<readonly Toast[]>([])
  private count = 0

  show(dialog: ShellDialog): void {
    // One reason is enough: what follows from the session's end does not cover it.
    if (this.dialog$.value?.kind !== 'session-end') this.dialog$.next(dialog)
  }

  close(): void {
    this.dialog$.next(null)
  }

  notify = ({ tone, text, lastsMs = LASTS_MS }: Notice): void => {
    if (this.toasts$.value.some((toast) => toast.text === text)) return
    this.count += 1
    const toasts = [...this.toasts$.value, { id: this.count, tone, text, lastsMs }]
    this.toasts$.next(toasts.slice(-TOASTS_MAX))
  }

  dismiss(id: number): void {
    this.toasts$.next(this.toasts$.value.filter((toast) => toast.id !== id))
  }
}
