export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

/** A bet in a few places of its own, each a text ready to be read. */
export interface NoticeReceipt {
  /** The result of the bet: "Bet accepted". */
  title: string
  /** When, `HH:mm:ss` in GMT+8. */
  time: string
  /** The selection of the bet: "Arsenal −0.5". */
  selection: string
  price: string
  /** Each with its name: "Stake 100.00". */
  amounts: readonly string[]
  /** Why, where there is something to say. */
  reason: string | null
  reference: string
}

export interface Notice {
  tone: NoticeTone
  text: string
  /** Milliseconds; stays until closed when 0. */
  lastsMs?: number
  /** Shown in place of the text by a shell that knows receipts. */
  receipt?: NoticeReceipt
}
