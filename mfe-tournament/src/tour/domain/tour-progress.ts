import { TOUR_LAST } from './tour-steps'

/** How far the member came. `running` goes on by itself on the next screen. */
export interface TourProgress {
  readonly step: number
  readonly state: 'new' | 'running' | 'stopped' | 'done'
}

const NEW: TourProgress = { step: 0, state: 'new' }

/** Kept progress as it was written, or a new tour where the text is unreadable. */
export function readProgress(text: string | null): TourProgress {
  const [state, step] = (text ?? '').split(' ')
  const at = Number(step)
  if (state !== 'running' && state !== 'stopped' && state !== 'done') return NEW
  return Number.isInteger(at) && at >= 0 && at <= TOUR_LAST ? { state, step: at } : NEW
}

export const writeProgress = ({ state, step }: TourProgress): string => `${state} ${step}`

/** Where the button begins: where it was stopped, else at the first step. */
export const startStep = ({ state, step }: TourProgress): number => (state === 'stopped' ? step : 0)
