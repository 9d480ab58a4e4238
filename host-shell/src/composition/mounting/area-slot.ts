import type { HostServices } from '@touchline/contracts/host'
import type { AreaReport, AreaState, FailedArea, Slot } from '../composition'
import { AreaFailure, failureOf } from '../failures/area-failure'
import { faultCode } from '../failures/fault-code'
import { retryAfterMs } from '../failures/retry-after'
import type { AreaLoader } from '../loading/area-loader'
import type { AreaStyles } from '../loading/area-styles'
import { type MountedArea, mountArea } from './mount-area'

/** Longest wait for an area, loading and mounting together. */
const PATIENCE_MS = 8000

/** The version of an area that the release document does not name. */
const UNRELEASED = 'unreleased'

export interface SlotDeps {
  slot: Slot
  loader: AreaLoader
  styles: AreaStyles
  /** The host as a version of an area gets it. */
  hostFor: (area: string, version: string) => HostServices
  /** Epoch milliseconds. */
  now: () => number
  changed: (state: AreaState) => void
  failed: (report: AreaReport) => void
  /** One screen of the area failed, which goes on. */
  screenFailed: (report: AreaReport) => void
  /** Asked by the player, by the countdown, or by another slot of the same area. */
  retry: (slot: Slot) => void
}

/** One place of the page: shows one area at a time and contains its failures. */
export class AreaSlot {
  state: AreaState = { stage: 'idle' }
  private wanted: { area: string; target: HTMLElement } | null = null
  /** Every attempt has its own; an answer after its abort is late and is never shown. */
  private attempt = new AbortController()
  private mounted: MountedArea | null = null
  /** The version of the current attempt, which is to blame for failures even after another choice. */
  private version = UNRELEASED
  private failures = 0
  private countdown: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly deps: SlotDeps) {}

  /** Shows an area in `target`; resolves when it is mounted or has failed, and never rejects. */
  async show(area: string, target: HTMLElement): Promise<void> {
    this.wanted = { area, target }
    this.failures = 0
    await this.open()
  }

  async clear(): Promise<void> {
    this.wanted = null
    this.attempt.abort()
    clearTimeout(this.countdown)
    this.become({ stage: 'idle' })
    await this.unmount()
  }

  isIn(target: HTMLElement): boolean {
    return this.wanted?.target === target
  }

  /** Unmounts the area and opens it again, in the version chosen now. */
  async reopen(): Promise<void> {
    if (this.wanted) await this.open()
  }

  private async open(): Promise<void> {
    const { wanted } = this
    if (!wanted) return
    this.attempt.abort()
    const attempt = new AbortController()
    this.attempt = attempt
    clearTimeout(this.countdown)
    await this.unmount()
    if (attempt.signal.aborted) return
    this.version = this.versionOf(wanted.area)
    this.become({ stage: 'loading', area: wanted.area, version: this.version })
    const late = setTimeout(() => {
      this.fail(attempt, new AreaFailure('timeout', `nothing came within ${PATIENCE_MS / 1000} s`))
    }, PATIENCE_MS)
    try {
      await this.fill(attempt, wanted.area, wanted.target)
    } catch (error) {
      this.fail(attempt, failureOf(error, 'mount'))
    } finally {
      clearTimeout(late)
    }
  }

  private async fill(attempt: AbortController, area: string, target: HTMLElement): Promise<void> {
    const { slot, loader, styles, hostFor } = this.deps
    const loaded = await loader.load(area)
    if (attempt.signal.aborted) return
    const host = hostFor(area, loaded.release.version)
    const to = { slot, target, signal: attempt.signal }
    const mounted = await mountArea(to, loaded, host, styles, {
      onFailed: (failure) => this.fail(attempt, failure),
      onScreenFailed: (failure) => this.deps.screenFailed(this.reportOf(area, failure)),
    })
    if (attempt.signal.aborted) {
      await mounted.unmount()
      return
    }
    this.mounted = mounted
    this.failures = 0
    this.become({ stage: 'mounted', area, version: loaded.release.version, loadMs: loaded.loadMs })
  }

  private fail(attempt: AbortController, failure: AreaFailure): void {
    if (attempt.signal.aborted || !this.wanted) return
    attempt.abort()
    this.failures += 1
    void this.unmount()
    const state = this.failedState(this.wanted.area, failure)
    if (state.retryAt !== null) {
      this.countdown = setTimeout(() => state.retry(), state.retryAt - state.at)
    }
    this.become(state)
    this.deps.failed(this.reportOf(this.wanted.area, failure))
  }

  private reportOf(area: string, { fault, message }: AreaFailure): AreaReport {
    const { version } = this
    const { slot, now } = this.deps
    const code = faultCode(area, fault)
    return { remote: `${area}@${version}`, area, version, slot, fault, code, message, at: now() }
  }

  private failedState(area: string, { fault, message }: AreaFailure): FailedArea {
    const at = this.deps.now()
    const after = retryAfterMs(fault, this.failures)
    return {
      stage: 'failed',
      area,
      version: this.version,
      fault,
      code: faultCode(area, fault),
      message,
      at,
      retryAt: after === null ? null : at + after,
      retry: () => this.deps.retry(this.deps.slot),
    }
  }

  private versionOf(area: string): string {
    try {
      return this.deps.loader.chosen(area).version
    } catch {
      return UNRELEASED
    }
  }

  private async unmount(): Promise<void> {
    const { mounted } = this
    this.mounted = null
    await mounted?.unmount()
  }

  private become(state: AreaState): void {
    this.state = state
    this.deps.changed(state)
  }
}
