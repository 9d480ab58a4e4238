/** How long an arrow or a moved line is marked. */
export const FLASH_MS = 3000

/** Something marked for a while that knows how to look without the mark. */
export interface Flashing {
  /** Epoch milliseconds at which the mark goes. */
  until: number
  settle(): void
}

/** Takes marks away in the order they came: one timer for all, since every mark lasts as long. */
export class FlashQueue {
  private readonly queue: { item: Flashing; until: number }[] = []
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly now: () => number) {}

  add(item: Flashing, until: number): void {
    item.until = until
    this.queue.push({ item, until })
    this.timer ??= setTimeout(() => this.sweep(), Math.max(0, until - this.now()))
  }

  clear(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    this.queue.length = 0
  }

  private sweep(): void {
    const now = this.now()
    this.timer = null
    let gone = 0
    for (const { item, until } of this.queue) {
      if (until > now) break
      gone += 1
      // A later change of the same cell is further back in the queue.
      if (item.until === until) item.settle()
    }
    this.queue.splice(0, gone)
    const next = this.queue[0]
    if (next) this.timer = setTimeout(() => this.sweep(), Math.max(16, next.until - now))
  }
}
