import { Notifier } from '@touchline/ui/scrolling'

/** Heights of the rows that are not known beforehand, as the browser draws them. */
export class RowHeights extends Notifier {
  /** Differs whenever a height does. */
  version = 0
  private readonly heights = new Map<string, number>()
  private readonly keys = new WeakMap<Element, string>()
  private readonly watch = new ResizeObserver((entries) => {
    for (const { target } of entries) this.keep(target)
  })

  of(key: string): number | undefined {
    return this.heights.get(key)
  }

  /** Follows the row with this key for as long as it is on the page; the answer ends that. */
  readonly follow = (element: HTMLElement, key: string): (() => void) => {
    this.keys.set(element, key)
    this.keep(element)
    this.watch.observe(element)
    return () => this.watch.unobserve(element)
  }

  private keep(element: Element): void {
    // Of the page: the row itself may be drawn larger.
    const { height } = element.getBoundingClientRect()
    const key = this.keys.get(element)
    const rounded = Math.round(height)
    if (key === undefined || rounded === 0 || this.heights.get(key) === rounded) return
    this.heights.set(key, rounded)
    this.version += 1
    this.notify()
  }
}
