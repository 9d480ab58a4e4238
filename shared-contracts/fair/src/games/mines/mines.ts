import { MAX_TIMES } from '../money'
import {
  checkOpen,
  checkStakeOf,
  closed,
  type SteppedBet,
  type SteppedGame,
  type SteppedState,
} from '../stepped-game'
import { passed, refused } from '../verdict'

export const MINES_CELLS = 25

export interface MinesBet extends SteppedBet {
  /** 1–24. */
  readonly mines: number
}

export type MinesAction = { readonly type: 'open'; readonly cell: number } | { readonly type: 'cash' }

export interface MinesState extends SteppedState {
  /** Cells 0–24, by rows. */
  readonly mines: readonly number[]
  readonly opened: readonly number[]
}

export interface MinesView {
  readonly count: number
  /** All mines, once the round is closed. */
  readonly mines: readonly number[] | null
  readonly opened: readonly number[]
  /** Hundredths that a cash-out pays now, and after one more safe cell. */
  readonly times: number
  readonly nextTimes: number | null
}

/** Returned × in hundredths after n safe cells: 0.97 · C(25, n) ÷ C(25 − k, n), rounded down, at most the largest win. */
export function minesTimes(mines: number, safe: number): number {
  let n = 97n
  let d = 1n
  for (let i = 0; i < safe; i++) {
    n *= BigInt(MINES_CELLS - i)
    d *= BigInt(MINES_CELLS - mines - i)
  }
  const times = n / d
  const most = BigInt(MAX_TIMES * 100)
  return Number(times < most ? times : most)
}

/** pick(25, k) lays the mines. */
export const mines: SteppedGame<MinesBet, MinesState, MinesAction, MinesView> = {
  kind: 'stepped',
  code: 'mines',
  published: publishedReturns(),

  start(bet, draws) {
    const wrong = checkStakeOf(bet)
    if (wrong) return wrong
    if (!Number.isInteger(bet.mines) || bet.mines < 1 || bet.mines >= MINES_CELLS)
      return refused('invalidBet')
    const laid = draws.pickOf(MINES_CELLS, bet.mines)
    return passed({ stage: 'open', stake: bet.stake, win: 0, mines: laid, opened: [] })
  },

  act(state, action) {
    const wrong = checkOpen(state)
    if (wrong) return wrong
    if (action?.type === 'cash')
      return state.opened.length > 0 ? passed(cashed(state)) : refused('invalidAction')
    if (action?.type !== 'open' || !isFree(state, action.cell)) return refused('invalidAction')
    const next = { ...state, opened: [...state.opened, action.cell] }
    if (state.mines.includes(action.cell)) return passed(closed(next, [0, 1]))
    return passed(next.opened.length === MINES_CELLS - state.mines.length ? cashed(next) : next)
  },

  /** Without an opened cell the stake comes back; else the multiplier so far. */
  expire(state) {
    if (state.stage === 'closed') return state
    return state.opened.length > 0 ? cashed(state) : closed(state, [1, 1])
  },

  view(state) {
    const { mines: laid, opened, stage } = state
    const isOpen = stage === 'open'
    const isHit = opened.some((cell) => laid.includes(cell))
    return {
      count: laid.length,
      mines: isOpen ? null : laid,
      opened,
      times: isHit ? 0 : opened.length === 0 ? 100 : minesTimes(laid.length, opened.length),
      nextTimes: isOpen ? minesTimes(laid.length, opened.length + 1) : null,
    }
  },
}

const cashed = (state: MinesState): MinesState =>
  closed(state, [minesTimes(state.mines.length, state.opened.length), 100])

const isFree = ({ opened }: MinesState, cell: number): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < MINES_CELLS && !opened.includes(cell)

/** Return of stopping after n safe cells with k mines, as `k-n`. */
function publishedReturns() {
  const found: { bet: string; hundredths: number }[] = []
  for (let count = 1; count < MINES_CELLS; count++) {
    let n = 1n
    let d = 1n
    for (let safe = 1; safe <= MINES_CELLS - count; safe++) {
      n *= BigInt(MINES_CELLS - count - safe + 1)
      d *= BigInt(MINES_CELLS - safe + 1)
      const returned = (200n * BigInt(minesTimes(count, safe)) * n + d) / (2n * d)
      found.push({ bet: `cash:${count}-${safe}`, hundredths: Number(returned) })
    }
  }
  return found
}
