import type { SlotGame } from '../slot-game'
import { tl20 } from './tl20'

export const SLOTS: readonly SlotGame[] = [tl20]
