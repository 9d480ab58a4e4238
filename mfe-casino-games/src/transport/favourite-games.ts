/** Favourites of one member, kept in this browser. */
export interface FavouriteGames {
  load(): ReadonlySet<string>
  save(ids: ReadonlySet<string>): void
}

/** What is stored may be anything: only texts in a list are taken for ids. */
function idsIn(json: string | null): string[] {
  const stored: unknown = JSON.parse(json ?? '[]')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Keeps game ids under the account. A browser that refuses to store keeps them until the page is left. */
export function createFavouriteGames(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  account: string,
): FavouriteGames {
  const key = `touchline.favourite-games.${account}`
  return {
    load() {
      try {
        return new Set(idsIn(storage().getItem(key)))
      } catch {
        return new Set()
      }
    },
    save(ids) {
      try {
        storage().setItem(key, JSON.stringify([...ids]))
      } catch {
        // Full or forbidden: the page goes on with what it holds.
      }
    },
  }
}
