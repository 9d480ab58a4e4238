/** Facts that the operator's page of checks is filled in with. */
export interface CheckedRound {
  readonly game_code: string
  readonly seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  readonly bet: unknown
  readonly actions: readonly unknown[]
  /** Once it is revealed. */
  readonly seed?: string
}

export type FrameMessage =
  | { readonly type: 'ready' | 'exit' | 'balance?' }
  /** A round is open until its result is on the screen; a further press in it opens it again under its name. */
  | { readonly type: 'round-open' | 'round-closed'; readonly round: string }
  /** Its stake is debited: the frame shows that before the result. */
  | { readonly type: 'round-staked'; readonly round: string; readonly stake: number }
  | { readonly type: 'check'; readonly round: CheckedRound }

/** Messages to the page that shows this one in a frame. Only the operator's pages may: their origins are in the policy. */
export function postToFrame(message: FrameMessage): void {
  if (isFramed()) parent.postMessage({ tl: 1, ...message }, '*')
}

export const isFramed = (): boolean => parent !== window
