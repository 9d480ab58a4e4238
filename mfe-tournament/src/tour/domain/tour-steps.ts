export type TourScreen = 'rooms' | 'room'

/** The ten steps: what each points at, and on which screen. */
export const TOUR_STEPS = [
  { id: 'tabs', on: 'rooms', anchor: '[role="radiogroup"]' },
  { id: 'search', on: 'rooms', anchor: '[role="search"], input[type="search"]' },
  { id: 'create', on: 'rooms', anchor: '[data-tour="create"]' },
  { id: 'card', on: 'rooms', anchor: 'article' },
  { id: 'join', on: 'rooms', anchor: '[data-tour="join"]' },
  { id: 'matches', on: 'room', anchor: '[data-tour="matches"]' },
  { id: 'pick', on: 'room', anchor: '[data-tour="pick"]' },
  { id: 'ranking', on: 'room', anchor: '[data-tour="ranking"]' },
  { id: 'prizes', on: 'room', anchor: '[data-tour="prizes"]' },
  { id: 'share', on: 'room', anchor: '[data-tour="share"]' },
] as const satisfies readonly { id: string; on: TourScreen; anchor: string }[]

export const TOUR_LAST = TOUR_STEPS.length - 1
