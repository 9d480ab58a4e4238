import type { HostServices, RemoteModule, Unmount } from '@touchline/contracts/host'

/** Event by which a root reports that a render threw (see `mountReact` of @touchline/ui). */
const AREA_FAILED = 'touchline:failed'

type Mount = RemoteModule['mount']

/** One piece of a remote under development: mounted, unmounted, and mounted again with newer code, in the same place. */
export class HotPiece {
  private box: HTMLElement | null = null
  private unmount: Unmount | null = null
  private failed = false
  /** Steps wait for each other: two quick edits must not leave two roots behind. */
  private turn: Promise<void> = Promise.resolve()

  constructor(
    private readonly target: HTMLElement,
    private readonly host: HostServices,
    private readonly mountOf: () => Mount | undefined,
  ) {}

  up = (): Promise<void> => this.next(() => this.open())
  down = (): Promise<void> => this.next(() => this.close())

  /** Takes it down and puts it up with the code of now. */
  again = (): Promise<void> =>
    this.next(async () => {
      await this.close()
      await this.open()
    })

  /** Puts it up again if it has failed. */
  mend = (): Promise<void> => (this.failed ? this.again() : Promise.resolve())

  /** Shows the error in its place, instead of the shell's panel for players. */
  show(error: unknown): void {
    this.failed = true
    console.error(error)
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const message = document.createElement('pre')
    message.setAttribute('role', 'alert')
    message.style.cssText =
      'margin:16px;padding:16px;overflow:auto;border:2px solid #b42318;font:13px/1.5 monospace'
    message.textContent = text
    this.box?.replaceChildren(message)
  }

  private next(step: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(step)
    return this.turn
  }

  private async open(): Promise<void> {
    const box = document.createElement('div')
    box.addEventListener(AREA_FAILED, this.onFailure)
    this.target.append(box)
    this.box = box
    this.failed = false
    try {
      this.unmount = (await this.mountOf()?.(box, this.host)) ?? null
    } catch (error) {
      this.show(error)
    }
  }

  private async close(): Promise<void> {
    const { box, unmount } = this
    this.box = null
    this.unmount = null
    box?.removeEventListener(AREA_FAILED, this.onFailure)
    try {
      await unmount?.()
    } catch (error) {
      console.error(error)
    }
    box?.remove()
  }

  private readonly onFailure = (event: Event): void => {
    event.stopPropagation()
    // The root is still rendering during the event.
    queueMicrotask(() => this.show((event as CustomEvent<{ error?: unknown }>).detail?.error))
  }
}
