import { randomUUID } from 'node:crypto'
import type { Answer, Call, RequestOf, ResponseOf } from '@touchline/contracts/calls'
import { authLogin, betSingle } from '@touchline/contracts/calls'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { HEAD, type LineRow, type OddsPayload } from '@touchline/contracts/odds'

type Body = Record<string, unknown>

/** A member who talks to the API over HTTP as the page does: cookie, account id and session handle. */
export class MemberClient {
  private constructor(
    private readonly origin: string,
    readonly accountId: string,
    private readonly cookie: string,
    private readonly token: string,
  ) {}

  static async login(origin: string, accountId: string, password = 'demo88'): Promise<MemberClient> {
    const response = await post(origin, authLogin.path, { account_id: accountId, password })
    const answer = (await response.json()) as Answer<ResponseOf<typeof authLogin>>
    if (answer.status !== 1) throw new Error(`login of ${accountId}: ${answer.status}`)
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const token = answer.member_profile.player_info[0]?.session_token ?? ''
    return new MemberClient(origin, accountId, cookie, token)
  }

  async call<C extends Call>(call: C, body: Partial<RequestOf<C>> & Body): Promise<Answer<ResponseOf<C>>> {
    const full = { account_id: this.accountId, session_token: this.token, ...body }
    const response = await post(this.origin, call.path, full, this.cookie)
    return (await response.json()) as Answer<ResponseOf<C>>
  }

  /** For a browser that is to be in the same session: a login of its own would end this one. */
  get cookies(): { name: string; value: string; url: string; httpOnly: true }[] {
    return this.cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: this.origin, httpOnly: true }
    })
  }

  /** A call on the wire, for a client of one's own. */
  wireOf(call: Call, fields: Body): Wire {
    const body = JSON.stringify({ account_id: this.accountId, session_token: this.token, ...fields })
    const headers = { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie }
    return { path: `/app${call.path}`, headers, body }
  }

  /** Places a single at the price seen; the key is new unless given. */
  bet(
    pick: BetPick,
    stake: number,
    idemKey: string = randomUUID(),
  ): Promise<Answer<ResponseOf<typeof betSingle>>> {
    return this.call(betSingle, { ...pick, stake, idem_key: idemKey, accept: 'any' })
  }
}

/** A request as it is sent. */
export interface Wire {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** A selection as a bet names it. */
export interface BetPick {
  match_id: number
  line_id: number
  selection: string
  odds_type: 1
  odds: number
  ball: number
  line: number
  score: null
}

/** Home side of every open full-time handicap of the football matches that start after today. */
export async function earlyPicks(origin: string): Promise<BetPick[]> {
  const [, , , heads] = await earlyFootball(origin)
  return heads.flatMap((head) => head[HEAD.lines].filter(isOpenHandicap).map((line) => pickOf(head[0], line)))
}

/** One of each match, at a price near even money, that may be combined with those of all others. */
export async function earlyLegs(origin: string): Promise<BetPick[]> {
  const [, matches, , heads] = await earlyFootball(origin)
  const children = new Set(matches.filter((match) => match[4] === 1).map(([id]) => id))
  return heads.flatMap((head) => {
    const line = head[HEAD.lines].find((one) => isOpenHandicap(one) && Math.abs(one[7] ?? 0) >= 80)
    return line && !children.has(head[0]) ? [pickOf(head[0], line)] : []
  })
}

async function earlyFootball(origin: string): Promise<OddsPayload> {
  const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=1`)
  return ((await response.json()) as OddsSnapshot).payload
}

const isOpenHandicap = (line: LineRow): boolean => line[1] === 0 && line[2] === 0 && line[5] === 0

const pickOf = (match: number, line: LineRow): BetPick => ({
  match_id: match,
  line_id: line[0],
  selection: 'home',
  odds_type: 1,
  odds: line[7] ?? 0,
  ball: line[4],
  line: line[3],
  score: null,
})

function post(origin: string, path: string, body: Body, cookie = ''): Promise<Response> {
  return fetch(`${origin}/app${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
}
