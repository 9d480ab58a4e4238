import { type HostServices, type Location, SCREEN_FAILED } from '@touchline/contracts/host'
import { type PartedWords, wordsInParts } from '@touchline/ui/words'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { AreaTable, OpenScreen, ScreenRow } from '../screen'
import { matchesPath } from './matches-path'

/** The screen on the page at an address, or its failure there. */
export interface ShownScreen {
  readonly row: ScreenRow
  readonly location: Location
  /** Null when it did not come. */
  readonly screen: OpenScreen | null
}

/** A screen may fail once by itself; then the shell's own retry, which fetches every file anew, is the better one. */
const FAILURES_MAX = 1

/**
 * Chooses the screen of an area by the address of the page. The previous screen stays until the next has
 * loaded with its words; that one starts before it is drawn, so that its call is under way, and the previous
 * one stops.
 */
export class AreaScreens {
  shown: ShownScreen | null = null
  /** The screen that is on its way while another one shows. */
  coming: { readonly row: ScreenRow; location: Location } | null = null
  /** The error that ends the area: its boundary throws it, and the shell's panel takes over. */
  fatal: { readonly error: unknown } | null = null
  /** Those of the area and of the screens that are here: together they change the language. */
  readonly words: PartedWords
  /** Done when the first screen can be drawn; rejects when it, or its words, did not come. */
  readonly ready: Promise<void>
  private settle: (failure?: { error: unknown }) => void = () => {}
  private readonly open = new Map<ScreenRow, OpenScreen>()
  private readonly failures = new Map<ScreenRow, number>()
  private stopShown = () => {}
  /** Screens shown one after the other since the area was mounted. */
  private visits = 0
  private isStopped = false

  constructor(
    private readonly area: AreaTable,
    private readonly host: HostServices,
    private readonly target: EventTarget,
  ) {
    this.words = wordsInParts(area.words.namespaces, [area.words])
    this.ready = new Promise((done, fail) => {
      this.settle = (failure) => (failure ? fail(failure.error) : done())
    })
    makeAutoObservable<
      this,
      'area' | 'host' | 'target' | 'open' | 'failures' | 'stopShown' | 'visits' | 'isStopped' | 'settle'
    >(
      this,
      {
        ready: false,
        settle: false,
        area: false,
        host: false,
        target: false,
        open: false,
        failures: false,
        stopShown: false,
        visits: false,
        isStopped: false,
        words: false,
        shown: observableRef,
        coming: observableRef,
        fatal: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Shows what an address asks for. */
  go(location: Location): void {
    const row = this.rowOf(location.pathname)
    if (!row) {
      // The address belongs to another area now, so nothing is awaited.
      if (!this.isOwn(location.pathname)) this.settle()
      else this.host.navigate(this.area.otherwise, { replace: true })
    } else if (row === this.shown?.row) {
      this.coming = null
      this.shown = { ...this.shown, location }
    } else if (row === this.coming?.row) this.coming.location = location
    else void this.bring(row, location)
  }

  /** Fetches a screen and its words before anybody asks for it. */
  async expect(row: ScreenRow): Promise<void> {
    await Promise.all([row.load?.(), row.words && this.words.add(row.words)]).catch(() => undefined)
  }

  /** Tries the screen on the page again. */
  retry(): void {
    const { shown } = this
    if (!shown) return
    this.open.delete(shown.row)
    void this.bring(shown.row, shown.location)
  }

  /** The screen on the page threw while it was drawn. */
  drawFailed(error: unknown): void {
    const { shown } = this
    if (!shown) return
    this.stopShown()
    this.shown = { ...shown, screen: null }
    // The screen that somebody came for is the whole area to them: the shell's panel also ends with a rollback.
    if (this.visits === 1) this.fatal = { error }
    else this.count(shown.row, error)
  }

  stop(): void {
    this.isStopped = true
    this.coming = null
    this.stopShown()
    this.stopShown = () => {}
  }

  private isOwn(pathname: string): boolean {
    return this.area.routes.some(({ path }) => matchesPath(path, pathname))
  }

  private rowOf(pathname: string): ScreenRow | undefined {
    return this.area.screens.find(({ path }) => matchesPath(path, pathname))
  }

  private async bring(row: ScreenRow, location: Location): Promise<void> {
    const coming = { row, location }
    this.coming = coming
    const isWanted = () => this.coming === coming && !this.isStopped
    let stop = () => {}
    try {
      // Words and code travel side by side.
      const worded = this.words.load(this.host.locale.language(), row.words)
      worded.catch(() => undefined)
      const screen = this.openOf(row, row.screen ?? (await row.load()).default)
      // Asked for while words are still on their way and nothing is drawn.
      if (isWanted()) stop = screen.start()
      await worded
      if (isWanted()) runInAction(() => this.put({ row, location: coming.location, screen }, stop))
      else stop()
    } catch (error) {
      stop()
      if (!isWanted()) return
      if (this.shown === null) this.settle({ error })
      else
        runInAction(() => {
          this.put({ row, location: coming.location, screen: null }, () => {})
          this.count(row, error)
        })
    }
  }

  private put(shown: ShownScreen, stop: () => void): void {
    this.stopShown()
    this.stopShown = stop
    this.visits += 1
    this.shown = shown
    this.coming = null
    this.settle()
  }

  private openOf(row: ScreenRow, { open }: { open: (host: HostServices) => OpenScreen }): OpenScreen {
    const known = this.open.get(row)
    if (known) return known
    const opened = open(this.host)
    this.open.set(row, opened)
    return opened
  }

  /** One failed screen counts for this version and takes nothing else down; a second failure ends the area. */
  private count(row: ScreenRow, error: unknown): void {
    const failures = (this.failures.get(row) ?? 0) + 1
    this.failures.set(row, failures)
    if (failures > FAILURES_MAX) this.fatal = { error }
    else
      this.target.dispatchEvent(
        new CustomEvent(SCREEN_FAILED, { bubbles: true, detail: { error, screen: row.path } }),
      )
  }
}
