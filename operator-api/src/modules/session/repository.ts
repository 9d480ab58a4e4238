import { hash } from 'node:crypto'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { Brands } from '../../platform/brands'
import type { Database } from '../../storage'
import { type Member, type MemberRow, memberOf } from '../uplines'

/** Why a session ended: `requested` by a logout, which its other tabs show without a fault. */
export type EndCode = ErrorCode | 'requested'

/** A session as stored: its secret only as a hash. */
export interface StoredSession {
  readonly id: string
  readonly expiresAt: number
  /** When the player last did something. */
  readonly seenAt: number
  readonly endedAt: number | null
  readonly endCode: EndCode | null
  readonly member: Member
}

interface SessionRow {
  session_id: string
  expires_at: number
  seen_at: number
  ended_at: number | null
  end_code: EndCode | null
}

export interface NewSession {
  readonly id: string
  readonly memberId: string
  /** The password's hash at the time of its check. */
  readonly passwordHash: string
  /** The new mark of the browser; `former` is the mark that it came with. */
  readonly device: { readonly secret: string; readonly former: string | null }
  readonly secret: string
  readonly ip: string
  readonly agent: string
  readonly profileRev: number
  readonly at: number
  readonly expiresAt: number
}

export interface LaunchToken {
  readonly token: string
  /** At whose host it is redeemed. */
  readonly brand: string
  readonly at: number
}

export interface RedeemedToken {
  readonly account: string
  readonly passwordHash: string
}

export interface EndedSession {
  readonly id: string
  readonly memberId: string
  readonly endedAt: number
  readonly endCode: EndCode
}

/** A session that goes on under another secret. */
export interface RenewedSession {
  readonly id: string
  readonly memberId: string
  readonly renewedAt: number
}

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export function sessionRepository(database: Database, brands: Brands) {
  const { pool } = database
  return {
    /** The session of a secret together with its member. */
    bySecret: async (secret: string): Promise<StoredSession | null> => {
      const { rows } = await pool.query<SessionRow & MemberRow>({
        name: 'session-by-secret',
        text: `SELECT s.id AS session_id, s.expires_at, s.seen_at, s.ended_at, s.end_code, m.*
               FROM session s JOIN member m ON m.id = s.member_id WHERE s.secret_hash = $1`,
        values: [hashSecret(secret)],
      })
      const row = rows[0]
      if (!row) return null
      const { session_id, expires_at, seen_at, ended_at, end_code } = row
      return {
        id: session_id,
        expiresAt: expires_at,
        seenAt: seen_at,
        endedAt: ended_at,
        endCode: end_code,
        member: memberOf(row, brands),
      }
    },

    /**
     * Begins a session in a browser that is known from then on; the member's open one ends with `code` and is answered. Null
     * when the password has been changed meanwhile: the former password must not open a session.
     */
    begin: (next: NewSession, code: ErrorCode): Promise<string[] | null> =>
      database.transaction(async (tx) => {
        // The member's row puts two logins at once in order, and a login with a change of the password.
        const { rowCount } = await tx.query(
          'SELECT FROM member WHERE id = $1 AND password_hash = $2 FOR UPDATE',
          [next.memberId, next.passwordHash],
        )
        if (rowCount === 0) return null
        const { rows } = await tx.query<{ id: string }>(
          'UPDATE session SET ended_at = $2, end_code = $3 WHERE member_id = $1 AND ended_at IS NULL RETURNING id',
          [next.memberId, next.at, code],
        )
        await tx.query(
          `INSERT INTO session (id, member_id, secret_hash, ip, agent, profile_rev, created_at, expires_at,
             seen_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7)`,
          [
            next.id,
            next.memberId,
            hashSecret(next.secret),
            next.ip,
            next.agent,
            next.profileRev,
            next.at,
            next.expiresAt,
          ],
        )
        // The new mark replaces the former one once the browser comes back with it: a browser that missed the answer still
        // has the former one. A mark that comes back ends those before it.
        const { secret, former } = next.device
        await tx.query(
          `WITH forgotten AS (DELETE FROM known_device WHERE member_id = $1 AND replaced_by = $2),
             former AS (UPDATE known_device SET replaced_by = $3 WHERE member_id = $1 AND device_hash = $2)
           INSERT INTO known_device (member_id, device_hash, seen_at) VALUES ($1, $3, $4)`,
          [next.memberId, former === null ? null : hashSecret(former), hashSecret(secret), next.at],
        )
        return rows.map((row) => row.id)
      }),

    end: async (id: string, at: number, code: EndCode): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'UPDATE session SET ended_at = $2, end_code = $3 WHERE id = $1 AND ended_at IS NULL',
        [id, at, code],
      )
      return rowCount === 1
    },

    seen: async (id: string, at: number): Promise<void> => {
      await pool.query('UPDATE session SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [id, at])
    },

    /** Ends every session that nobody has used since a moment. */
    endIdle: async (since: number, at: number, code: ErrorCode): Promise<EndedSession[]> => {
      const { rows } = await pool.query<EndedSession>(
        `UPDATE session SET ended_at = $2, end_code = $3 WHERE ended_at IS NULL AND seen_at <= $1
         RETURNING id, member_id AS "memberId", ended_at AS "endedAt", end_code AS "endCode"`,
        [since, at, code],
      )
      return rows
    },

    /** Sessions that ended at or after a moment, in this process or another. */
    endedSince: async (at: number): Promise<EndedSession[]> => {
      const { rows } = await pool.query<EndedSession>(
        `SELECT id, member_id AS "memberId", ended_at AS "endedAt", end_code AS "endCode"
         FROM session WHERE ended_at >= $1`,
        [at],
      )
      return rows
    },

    /** Sessions that went on under another secret in a span of time, in this process or another. */
    renewedBetween: async (from: number, to: number): Promise<RenewedSession[]> => {
      const { rows } = await pool.query<RenewedSession>(
        `SELECT id, member_id AS "memberId", renewed_at AS "renewedAt" FROM session
         WHERE renewed_at >= $1 AND renewed_at <= $2 AND ended_at IS NULL`,
        [from, to],
      )
      return rows
    },

    /** Whether the profile changed since the page fetched it. */
    hasNewProfile: async (id: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'SELECT FROM session s JOIN member m ON m.id = s.member_id WHERE s.id = $1 AND m.profile_rev > s.profile_rev',
        [id],
      )
      return rowCount === 1
    },

    sawProfile: async (id: string, profileRev: number): Promise<void> => {
      await pool.query('UPDATE session SET profile_rev = $2 WHERE id = $1', [id, profileRev])
    },

    isKnownDevice: async (memberId: string, secret: string): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'SELECT FROM known_device WHERE member_id = $1 AND device_hash = $2',
        [memberId, hashSecret(secret)],
      )
      return rowCount === 1
    },

    /**
     * Redeems a one-time token for the member it was made for, once, in time and at a host of their brand; with the hash of
     * the password at that moment.
     */
    redeemLaunchToken: async ({ token, brand, at }: LaunchToken): Promise<RedeemedToken | null> => {
      const { rows } = await pool.query<RedeemedToken>(
        `UPDATE launch_token SET used_at = $2 FROM member m
         WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 AND m.id = member_id AND m.brand = $3
         RETURNING member_id AS account, m.password_hash AS "passwordHash"`,
        [hashSecret(token), at, brand],
      )
      return rows[0] ?? null
    },

    /** False when this nonce was used before. */
    takeNonce: async (nonce: string, expiresAt: number): Promise<boolean> => {
      const { rowCount } = await pool.query(
        'INSERT INTO login_nonce (nonce, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [nonce, expiresAt],
      )
      return rowCount === 1
    },
  }
}
export type SessionRepository = ReturnType<typeof sessionRepository>
