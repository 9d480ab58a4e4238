import { AMERICAS } from './americas'
import { ASIA } from './asia'
import { CUPS } from './cups'
import { EUROPE_FIRST } from './europe-first'
import { EUROPE_MORE } from './europe-more'
import type { League } from './league'
import { OTHER_SPORTS } from './other-sports'

/** Every league of the sandbox. Its place in this list is its lane in the schedule: a new order is a new world. */
export const LEAGUES: readonly League[] = [
  ...EUROPE_FIRST,
  ...EUROPE_MORE,
  ...ASIA,
  ...AMERICAS,
  ...OTHER_SPORTS,
  // Last, so that the worlds of earlier versions stay the same.
  ...CUPS,
]
