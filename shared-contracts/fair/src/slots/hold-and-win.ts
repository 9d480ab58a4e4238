import type { Draws } from '../fairness/draws'
import type { HoldAndWin, SlotGame } from './slot-game'
import type { Cell, Coin, SlotStep, SlotWin } from './slot-round'
import { cellsWith } from './window'

/** Values of the coins that a spin brought, in the order of reels, then rows. */
export function drawCoins(hold: HoldAndWin, window: readonly string[], draws: Draws): Coin[] {
  return cellsWith(window, hold.symbol).map((cell) => drawCoin(hold, cell, draws))
}

/** Respins until none remain or every place holds a coin; the last step pays the coins. */
export function playHold(
  { hold, units, rows, reels }: SlotGame & { hold: HoldAndWin },
  start: readonly Coin[],
  draws: Draws,
): SlotStep[] {
  const places = reels.flatMap((_, reel) => Array.from({ length: rows }, (_, row): Cell => [reel, row]))
  const held = new Map(start.map((coin) => [coin.cell.join(), coin]))
  const steps: SlotStep[] = []
  let remaining = hold.respins
  while (remaining > 0 && held.size < places.length) {
    remaining--
    const coins: Coin[] = []
    for (const cell of places) {
      if (held.has(cell.join()) || draws.int(hold.of) >= hold.hits) continue
      const coin = drawCoin(hold, cell, draws)
      coins.push(coin)
      held.set(cell.join(), coin)
    }
    if (coins.length > 0) remaining = hold.respins
    const isOver = remaining === 0 || held.size === places.length
    const wins = isOver ? coinWins(hold, [...held.values()], places.length, units) : []
    steps.push({
      kind: 'respin',
      window: coinWindow(reels.length, rows, hold.symbol, held),
      wins,
      times: 1,
      units: wins.reduce((sum, win) => sum + win.units, 0),
      remaining: isOver ? 0 : remaining,
      coins,
    })
  }
  return steps
}

function drawCoin(hold: HoldAndWin, cell: Cell, draws: Draws): Coin {
  const { times, jackpot } = hold.coins[draws.weighted(hold.coins.map(({ weight }) => weight))] as {
    times: number
    jackpot?: Coin['jackpot']
  }
  return jackpot ? { cell, times, jackpot } : { cell, times }
}

function coinWins(hold: HoldAndWin, coins: readonly Coin[], places: number, units: number): SlotWin[] {
  const cells = coins.map(({ cell }) => cell)
  const count = coins.length
  const { symbol } = hold
  const times = coins.reduce((sum, coin) => sum + coin.times, 0)
  const paid: SlotWin = { kind: 'coins', symbol, count, cells, units: times * units }
  return count < places ? [paid] : [paid, { kind: 'full', symbol, count, cells, units: hold.full * units }]
}

/** Free places are dots. */
function coinWindow(reels: number, rows: number, symbol: string, held: ReadonlyMap<string, Coin>): string[] {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => (held.has(`${reel},${row}`) ? symbol : '.')).join(''),
  )
}
