import type { ListedGame, ListedProvider } from '../../../platform/game-connection'

/** Studios of games whose aggregator does not list them: each by the kind of its first game. */
export function studiosOf(
  games: readonly ListedGame[],
  names: ReadonlyMap<string, string>,
): ListedProvider[] {
  const studios = new Map<string, ListedProvider>()
  for (const { provider: code, category: kind } of games)
    if (!studios.has(code))
      studios.set(code, { code, name: names.get(code) ?? code, kind, state: 'open', until: null })
  return [...studios.values()]
}
