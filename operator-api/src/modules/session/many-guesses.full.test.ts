import { authLogin } from '@touchline/contracts/calls'
import { size } from '../../testing/sizes'
import { guardedLogins } from './testing/guarded-logins'

const { server, login } = guardedLogins()

const GUESSES = size(300, 10_000)
const MINUTES = size(5, 20)
const MINUTE = 60_000
const AT_ONCE = 20
/** Checks a minute that an account has for all who guess. */
const EACH_MINUTE = 5

const MANY = Array.from({ length: 5 }, (_, i) => `demo${20 + i}`)
const WAYS = [
  { it: 'at one account', accounts: ['demo11'], places: 2 },
  { it: 'spread over many accounts', accounts: MANY, places: 2 },
  { it: 'at one account, each from another place', accounts: ['demo12'], places: GUESSES },
]

/** So many guesses within one second; how many of them were checked against the password, by account. */
async function guess(from: number, count: number, { accounts, places }: (typeof WAYS)[number]) {
  const checked: Record<string, number> = {}
  for (let sent = from; sent < from + count; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, from + count - sent) }, async (_, n) => {
        const account = accounts[(sent + n) % accounts.length] ?? ''
        const place = (sent + n) % places
        const at = `100.${64 + (place >> 14)}.${(place >> 7) & 127}.${place & 127}`
        const { status } = await login(authLogin.path, account, `wrong${sent + n}`, at)
        if (status === 'invalid_password') checked[account] = (checked[account] ?? 0) + 1
        else expect(status).toBe('loginLimit')
      }),
    )
  return checked
}

test.each(WAYS)(`${GUESSES} guesses $it: ${EACH_MINUTE} a minute, and the owner gets in`, async (way) => {
  const each = GUESSES / MINUTES
  const total: Record<string, number> = {}
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const checked = await guess(minute * each, each, way)
    for (const [account, count] of Object.entries(checked)) total[account] = (total[account] ?? 0) + count
    expect(Math.max(...Object.values(checked))).toBeLessThanOrEqual(EACH_MINUTE)
    server().clock.now += MINUTE
  }
  expect(Object.keys(total)).toHaveLength(way.accounts.length)
  expect(Math.max(...Object.values(total))).toBeLessThanOrEqual(MINUTES * EACH_MINUTE)
  // The last guesses of all, and a minute later the owner on a new browser.
  await guess(GUESSES, each, way)
  server().clock.now += MINUTE
  for (const account of way.accounts)
    expect([account, await login(authLogin.path, account, 'demo88', '198.51.100.77')]).toMatchObject([
      account,
      { status: 1 },
    ])
})
