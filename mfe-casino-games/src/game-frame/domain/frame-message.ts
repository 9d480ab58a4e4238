/** Messages of games that speak the frame protocol; other games send none. */
export const FRAME_MESSAGES = ['ready', 'round-open', 'round-closed', 'exit', 'balance?'] as const
export type FrameMessage = (typeof FRAME_MESSAGES)[number]

/** The message in the data of a `MessageEvent`; null for everything else. */
export function frameMessageOf(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('tl' in data) || data.tl !== 1) return null
  const type = 'type' in data ? data.type : null
  return FRAME_MESSAGES.find((one) => one === type) ?? null
}
