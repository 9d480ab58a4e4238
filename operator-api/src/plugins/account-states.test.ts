import {
  addSecondary,
  betCheck,
  betMmoClick,
  type Call,
  cashOut,
  cashOutAuto,
  cashOutCheck,
  changePassword,
  gameList,
  logout,
  memberValidateTournament,
  sessionRestore,
  switchLogin,
  userSettings,
} from '@touchline/contracts/calls'
import { SWITCHABLE, type SwitchableProduct } from '@touchline/contracts/products'
import { ACCOUNT_STATES } from '../modules/uplines'
import { APP_CALLS, bodyOf, rowsOf, wholeServer } from '../testing/every-call'
import type { TestApp, TestMember } from '../testing/test-app'

type State = (typeof ACCOUNT_STATES)[number]

const OUT: Partial<Record<State, string>> = {
  freeze: 'FREEZE',
  block: 'BLOCK',
  close: 'CLOSE',
  inactive: 'memberInactive',
}
const OFF: Record<SwitchableProduct, string> = {
  sportsbook: 'permission_denied',
  casino: 'liveCasinoDisabled',
  lottery: 'lotteryDisabled',
  mini: 'MiniGameDisabled',
  esports: 'EsportsDisabled',
  tournament: 'tournamentDisabled',
}
const STATE_CODES: readonly string[] = [...Object.values(OUT), 'SUSPEND']
const GATE_CODES: readonly string[] = [...Object.values(OFF), 'game_maintenance']

const isKeptOut = (answer: string): boolean => GATE_CODES.includes(answer) || answer.includes(' of ')

/** The need of a call, and its product. */
interface Route {
  readonly path: string
  readonly who: 'looks' | 'acts'
  readonly product?: SwitchableProduct
  readonly body: () => object
}

/** Calls that change something, of any product; every other call of a member only shows. */
const ACTS: readonly string[] = [addSecondary, userSettings].map(({ path }) => path)
const isBet = (path: string): boolean => /^\/bet\/v?bet(single|parlay|sysparlay)(mmo)?$/.test(path)

function routeOf(call: Call): Route {
  const { path } = call
  const body = () => bodyOf(call)
  // Another password than the current one, so that the current one stays.
  if (path === changePassword.path)
    return { path, who: 'acts', body: () => ({ ...body(), current: 'wrong1' }) }
  if (isBet(path)) return { path, who: 'acts', product: 'sportsbook', body }
  // Each round names the product that is off.
  if (/^\/bet\/v?betsinglespecial$/.test(path)) return { path, who: 'acts', body }
  if (ACTS.includes(path)) return { path, who: 'acts', body }
  if (path === cashOut.path || path === cashOutAuto.path)
    return { path, who: 'acts', product: 'sportsbook', body }
  if (path === cashOutCheck.path || path === betCheck.path || path === betMmoClick.path)
    return { path, who: 'looks', product: 'sportsbook', body }
  if (GAMES_OF_ACTORS.includes(path)) return { path, who: 'acts', body }
  if (path === LOTTERY) return { path, who: 'acts', product: 'lottery', body }
  if (ROOMS_OF_ACTORS.test(path)) return { path, who: 'acts', product: 'tournament', body }
  if (path.startsWith('/tournament/') || path === memberValidateTournament.path)
    return { path, who: 'looks', product: 'tournament', body }
  return { path, who: 'looks', body }
}

/** Joined for money, or changed. */
const ROOMS_OF_ACTORS = /^\/tournament\/(v?roomcreate|v?roomjoin|roomleave|bet|betplus)$/
/** Opened for money, or changed: refused to a member who may only look. */
const GAMES_OF_ACTORS: readonly string[] = ['/LaunchGame', '/osg', '/gamefavourite']
const LOTTERY = '/LaunchLottery'

/** These end a session or begin another one: they come last. */
const LAST: readonly string[] = [changePassword, switchLogin, logout].map(({ path }) => path)
const LOBBIES = (['casino', 'lottery', 'mini', 'esports'] as const).map(
  (category): Route => ({ path: gameList.path, who: 'looks', product: category, body: () => ({ category }) }),
)
const ROUTES: readonly Route[] = [
  ...APP_CALLS.filter(({ session }) => session).map(routeOf),
  ...LOBBIES,
].sort((one, other) => LAST.indexOf(one.path) - LAST.indexOf(other.path))

/** The table in words: out is out, suspended looks, and a product that is off is off. */
function refusalOf({ who, product }: Route, state: State, off: readonly SwitchableProduct[]): string | null {
  if (OUT[state]) return `${OUT[state]} of demoagent`
  if (state === 'suspend' && who === 'acts') return 'SUSPEND of demoagent'
  return product && off.includes(product) ? OFF[product] : null
}

let server: TestApp
beforeAll(async () => {
  server = await wholeServer()
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

/** Each kind of member has calls of their own: of a wallet here, of one elsewhere, and Burmese ones. */
const ACCOUNTS = ['demo12', 'demoseamless', 'demommk'] as const
const members = new Map<string, TestMember>()

/** Sets the state past every command, so that sessions stay open and the table alone refuses. */
async function becomes(state: State, off: readonly SwitchableProduct[]): Promise<void> {
  const set = (to: State, without: readonly SwitchableProduct[]) =>
    server.asOwner(
      'UPDATE member SET state = $2, disabled_products = $3, nickname = NULL WHERE id = ANY ($1)',
      [ACCOUNTS, to, without],
    )
  await set('open', [])
  // Nothing that was known before is held any more, and nobody has guessed lately.
  server.clock.now += 60_001
  for (const account of ACCOUNTS) {
    const cookie = members.get(account)?.cookie ?? ''
    const { status } = (await server.post(sessionRestore.path, {}, { cookie })).json()
    if (status !== 1) members.set(account, await server.login(account))
  }
  await set(state, off)
  server.clock.now += 1001
}

async function answerTo(account: string, { path, body }: Route): Promise<string> {
  const member = members.get(account)
  const session = { session_token: member?.token, ...(path !== switchLogin.path && { account_id: account }) }
  const response = await server.post(path, { ...body(), ...session }, { cookie: member?.cookie ?? '' })
  const { status, details } = response.json()
  // The upline that a refused member may ask.
  return STATE_CODES.includes(status) ? `${status} of ${details?.upline}` : String(status)
}

/** Calls that are not answered as they should be. */
async function wronglyAnswered(routes: readonly Route[], state: State, off: readonly SwitchableProduct[]) {
  const wrong: string[] = []
  for (const account of ACCOUNTS)
    for (const route of routes) {
      const answer = await answerTo(account, route)
      const expected = refusalOf(route, state, off)
      const isRight = expected === null ? !isKeptOut(answer) : answer === expected
      if (!isRight) wrong.push(`${account} ${route.path} (${route.product}): ${answer}, not ${expected}`)
    }
  return wrong
}

/** Of sessions and of guesses; read marks and keys of bets that never arrived, which are no action of an account. */
const BESIDE = [
  'session',
  'known_device',
  'login_throttle',
  'message_mark',
  'popup_seen',
  'bet_key_abandoned',
]

const ALL_STATES = ACCOUNT_STATES.flatMap((state) => [
  { state, products: 'all products', off: [] },
  { state, products: 'no product', off: SWITCHABLE },
])

test.each(ALL_STATES)('every call of an account with state $state and $products', async ({ state, off }) => {
  await becomes(state, off)
  const before = await rowsOf(server, BESIDE)
  expect(await wronglyAnswered(ROUTES, state, off)).toEqual([])
  const after = await rowsOf(server, BESIDE)
  if (state === 'open') expect(after).not.toEqual(before)
  else expect(after).toEqual(before)
})

test.each(SWITCHABLE)('an account whose upline has switched off %s alone', async (product) => {
  await becomes('open', [product])
  const ofProducts = ROUTES.filter((route) => route.product !== undefined)
  expect(await wronglyAnswered(ofProducts, 'open', [product])).toEqual([])
})
