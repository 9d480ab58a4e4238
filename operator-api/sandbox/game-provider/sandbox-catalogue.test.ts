import { GAME_CATEGORIES } from '@touchline/contracts/calls'
import { maintenanceOf } from './maintenance-windows'
import { createSandboxCatalogue } from './sandbox-catalogue'

const NOW = Date.UTC(2026, 10, 21, 15, 22)

describe('the sandbox catalogue', () => {
  test('has at least 12 providers and 240 games, and every provider makes some', async () => {
    const { providers, games } = await createSandboxCatalogue(7).read(NOW)
    expect(providers.length).toBeGreaterThanOrEqual(12)
    expect(games.length).toBeGreaterThanOrEqual(240)
    for (const { provider_id } of providers)
      expect(games.filter((game) => game.provider_id === provider_id).length).toBeGreaterThan(0)
  })

  test.each(GAME_CATEGORIES)('has games for the lobby of %s', async (category) => {
    const { games } = await createSandboxCatalogue(7).read(NOW)
    expect(games.filter((game) => game.category === category).length).toBeGreaterThan(6)
  })

  test('gives no id and no title twice', async () => {
    const { games } = await createSandboxCatalogue(7).read(NOW)
    expect(new Set(games.map((game) => game.game_id)).size).toBe(games.length)
    expect(new Set(games.map((game) => game.name)).size).toBe(games.length)
  })

  test('is the same for the same seed and another for another', async () => {
    const read = (seed: number) => createSandboxCatalogue(seed).read(NOW)
    expect(await read(7)).toEqual(await read(7))
    expect(await read(7)).not.toEqual(await read(8))
  })

  test('closes a few games at any hour, each within a window that holds the moment it began', async () => {
    const { games } = await createSandboxCatalogue(7).read(NOW)
    const closed = games.flatMap((game) => game.maintenance ?? [])
    expect(closed.length).toBeGreaterThan(0)
    expect(closed.length).toBeLessThan(games.length / 10)
    for (const { from, until } of closed) expect(from <= NOW && until > from).toBe(true)
  })

  test('keeps to its window within a shift', () => {
    const shift = Math.floor(NOW / 14_400_000) * 14_400_000
    expect(maintenanceOf('slots-golden-koi', shift)).toEqual(
      maintenanceOf('slots-golden-koi', shift + 14_399_999),
    )
  })
})
