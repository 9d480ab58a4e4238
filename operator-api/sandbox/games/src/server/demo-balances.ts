import type { DemoBalances } from './rounds'

const START = 1_000_000

export function demoBalances(): DemoBalances {
  const balances = new Map<string, number>()
  const get = (player: string): number => balances.get(player) ?? START
  return {
    get,
    add: (player, amount) => {
      const balance = get(player) + amount
      balances.set(player, balance)
      return balance
    },
  }
}
