import type { SessionState, WindowsService } from '@touchline/contracts/host'
import { OWN_WINDOW } from '@touchline/contracts/limits'
import type { Observable } from 'rxjs'

export interface WindowsDeps {
  window: Pick<Window, 'open' | 'close' | 'name' | 'location'>
  /** The browser lets no window open: the address is to be shown another way. */
  onBlocked: (url: string) => void
}

/** An open window that navigates as soon as its target is known. */
export interface PreparedWindow {
  go(url: string): void
  close(): void
}

/** Whether a page is shown in a window that another page of ours opened for it. */
export const isOwnWindow = ({ name }: Pick<Window, 'name'>): boolean => name.startsWith(OWN_WINDOW)

/** Windows of this page, which go with the member they were opened for. */
export class ShellWindows implements WindowsService {
  private readonly opened = new Set<Window>()

  constructor(private readonly deps: WindowsDeps) {}

  /**
   * Opens an empty window, or finds the one of this name: at once, because only the press itself may. Null when the browser
   * blocks it.
   */
  prepare(name: string, size = { width: 1100, height: 760 }): PreparedWindow | null {
    const features = `popup,width=${size.width},height=${size.height}`
    const window = this.deps.window.open('', OWN_WINDOW + name, features)
    if (!window || window.closed) return null
    for (const other of this.opened) if (other.closed) this.opened.delete(other)
    this.opened.add(window)
    window.focus()
    return {
      go: (url) => {
        if (!isAt(window, url)) window.location.replace(url)
      },
      close: () => window.close(),
    }
  }

  open: WindowsService['open'] = (url, name, size, ifBlocked = 'inPlace') => {
    const window = this.prepare(name, size)
    if (window) window.go(new URL(url, this.deps.window.location.href).href)
    else if (ifBlocked === 'inPlace') this.deps.onBlocked(url)
    return window !== null
  }

  /**
   * Closes them, and this page when it is such a window, when nobody is logged in or somebody else is; while nobody has
   * answered who is, they stay.
   */
  follow(session$: Observable<SessionState>, isUnsure: () => boolean): void {
    let member: string | null = null
    session$.subscribe((state) => {
      if (state.stage === 'unknown' || (state.stage === 'out' && member === null && isUnsure())) return
      const next = state.stage === 'in' ? state.account.info.account_id : null
      if (next === null || (member !== null && next !== member)) this.closeAll()
      member = next
    })
  }

  private closeAll(): void {
    for (const window of this.opened) window.close()
    this.opened.clear()
    // Its opener may have been reloaded and no longer know it.
    if (isOwnWindow(this.deps.window)) this.deps.window.close()
  }
}

/**
 * Whether a window already shows a page, which then keeps its state, such as chosen days. An address with
 * more than the page navigates. The address of a window on another site is unreadable.
 */
function isAt({ location }: Window, url: string): boolean {
  try {
    return location.href === url || location.href.startsWith(`${url}?`)
  } catch {
    return false
  }
}
