import type { GameCategory } from '@touchline/contracts/calls'
import { lobbyRefusal, statusAt } from './rules'

describe('a lobby', () => {
  const disabled = ['casino', 'lottery', 'mini', 'esports', 'tournament']

  test.each<[GameCategory, string | null]>([
    ['casino', 'liveCasinoDisabled'],
    ['lottery', 'lotteryDisabled'],
    ['mini', 'MiniGameDisabled'],
    ['esports', 'EsportsDisabled'],
    ['slots', null],
    ['fishing', null],
    ['others', null],
  ])('of %s answers %s to a member with everything switched off', (category, code) => {
    expect(lobbyRefusal(category, disabled)).toBe(code)
  })

  test('is open to a member with nothing switched off', () => {
    expect(lobbyRefusal('casino', [])).toBeNull()
  })
})

describe('the status of a game', () => {
  const window = { enabled: true, maintenance_from: 1_000, maintenance_until: 2_000 }

  test.each([
    [999, 'open', null],
    [1_000, 'maintenance', 2_000],
    [1_999, 'maintenance', 2_000],
    [2_000, 'open', null],
  ] as const)('at %i of a window from 1000 to 2000 is %s', (now, status, until) => {
    expect(statusAt(window, now)).toEqual({ status, until })
  })

  test('is open without a window, and disabled whatever the window when the operator switched it off', () => {
    expect(statusAt({ enabled: true, maintenance_from: null, maintenance_until: null }, 5).status).toBe(
      'open',
    )
    expect(statusAt({ ...window, enabled: false }, 1_500)).toEqual({ status: 'disabled', until: null })
  })
})
