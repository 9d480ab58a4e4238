import type { WindowsService } from '@touchline/contracts/host'

/** Pop-ups of this page; all of them close when the session ends. */
export class ShellWindows implements WindowsService {
  private readonly opened = new Set<Window>()

  constructor(private readonly openWindow: (url: string, name: string, features: string) => Window | null) {}

  open = (url: string, name: string, size = { width: 1100, height: 760 }): boolean => {
    const features = `popup,width=${size.width},height=${size.height}`
    const window = this.openWindow(url, name, features)
    if (!window) return false
    for (const other of this.opened) if (other.closed) this.opened.delete(other)
    this.opened.add(window)
    window.focus()
    return true
  }

  closeAll(): void {
    for (const window of this.opened) window.close()
    this.opened.clear()
  }
}
