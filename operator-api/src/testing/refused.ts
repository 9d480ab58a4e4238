import type { Call } from '@touchline/contracts/calls'
import type { Bettor } from './bettor'

/** Money and bets of all members. */
export const HELD = `SELECT (SELECT count(*) FROM bet) AS bets,
  (SELECT json_agg(json_build_array(id, balance, seq) ORDER BY id) FROM account) AS accounts`

/** A call that must get this refusal, move no money and store no bet. */
export const refusedFor =
  (bettor: Bettor) =>
  async (call: Call, body: object, who = bettor.member) => {
    const { pool } = bettor.server.database
    const before = (await pool.query(HELD)).rows
    const answer = await who.call(call, { ...body })
    expect((await pool.query(HELD)).rows).toEqual(before)
    return answer
  }

/** More than the body of a call may have. */
export const TOO_LONG = { note: 'x'.repeat(17_000) }
