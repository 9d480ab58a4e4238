/** How long the question waits for its second press. */
const ASKED_MS = 6000
/** A double tap is no answer. */
const DOUBLE_TAP_MS = 500

export interface ConfirmPress {
  readonly isAsking: () => boolean
  readonly press: () => void
  readonly forget: () => void
}

interface ConfirmPressOptions {
  readonly now: () => number
  /** The second press. */
  readonly confirmed: () => void
  /** The question appears or goes away. */
  readonly changed: () => void
}

/** A first press asks, a second one confirms; anything else withdraws the question. */
export function confirmPress({ now, confirmed, changed }: ConfirmPressOptions): ConfirmPress {
  let askedAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = (at: number | null): void => {
    clearTimeout(timer)
    askedAt = at
    if (at !== null) timer = setTimeout(() => ask(null), ASKED_MS)
    changed()
  }
  return {
    isAsking: () => askedAt !== null,
    forget: () => {
      if (askedAt !== null) ask(null)
    },
    press: () => {
      if (askedAt === null) return ask(now())
      if (now() - askedAt < DOUBLE_TAP_MS) return
      ask(null)
      confirmed()
    },
  }
}
