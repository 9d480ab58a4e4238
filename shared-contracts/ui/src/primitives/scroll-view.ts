import { Notifier } from './notifier'

/** The visible part of a scrolled element: the page, or a pane of the shell. */
export class ScrollView extends Notifier {
  top = 0
  height = 0

  constructor(private readonly pane: HTMLElement | null) {
    super()
    this.read()
  }

  scrollBy(by: number): void {
    const scrolled = this.pane ?? window
    scrolled.scrollBy(0, by)
    this.look()
  }

  protected override begin(): () => void {
    const scrolled = this.pane ?? window
    const watch = new ResizeObserver(this.look)
    watch.observe(this.pane ?? document.documentElement)
    scrolled.addEventListener('scroll', this.look, { passive: true })
    window.addEventListener('resize', this.look)
    return () => {
      watch.disconnect()
      scrolled.removeEventListener('scroll', this.look)
      window.removeEventListener('resize', this.look)
    }
  }

  private readonly look = (): void => {
    this.read()
    this.notify()
  }

  private read(): void {
    this.top = this.pane ? this.pane.scrollTop : window.scrollY
    this.height = this.pane ? this.pane.clientHeight : window.innerHeight
  }
}
