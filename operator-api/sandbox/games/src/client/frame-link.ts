export type FrameMessage = 'ready' | 'round-open' | 'round-closed' | 'exit' | 'balance?'

/** Messages to the page that shows this one in a frame. They carry no data, so any parent may read them. */
export function tellFrame(type: FrameMessage): void {
  if (isFramed()) parent.postMessage({ tl: 1, type }, '*')
}

export const isFramed = (): boolean => parent !== window
