import {
  AuditEntry,
  AuditVerdict,
  type ReleaseChange,
  ReleaseDocument,
  ReleaseStatus,
} from '@touchline/contracts/release'
import * as v from 'valibot'
import type { ServiceAddress } from '../core/find-service'
import type { ChangeAnswer } from './change-answer'
import { createSend, reasonOf, type Send } from './http'
import { readAnswer } from './read-answer'
import { createTokenCalls, type TokenCalls } from './token-calls'
import { createVersionCalls, type VersionCalls } from './version-calls'

/** The brand and channel that a command is for. */
export type Identity = { brand: string; channel: string }

export interface ChangeRequest extends Identity {
  /** Revision that the caller has seen; 0 before the first. */
  expected: number
  change: ReleaseChange
  reason: string
  dryRun: boolean
  /** Even if the gate was not passed. */
  unchecked?: boolean
  /** Who asks, where the token names nobody. */
  operator?: string | undefined
  newChannel?: boolean
}

/** The release service as commands speak to it. Throws a CliError for every answer but a successful one. */
export interface ReleaseClient extends VersionCalls, TokenCalls {
  readonly url: string
  /** Null before the first release. */
  document(identity: Identity): Promise<ReleaseDocument | null>
  /** Every live document of every brand and channel. */
  documents(): Promise<ReleaseDocument[]>
  change(request: ChangeRequest): Promise<ChangeAnswer>
  /**
   * Every brand and channel, or the named ones.
   * @throws CliError when nothing is released for a named one
   */
  status(brand?: string, channel?: string): Promise<ReleaseStatus[]>
  /** Newest first. */
  history(identity: Identity, limit: number): Promise<AuditEntry[]>
  /** Whether the chain of entries is whole. */
  verifyHistory(identity: Identity): Promise<AuditVerdict>
}

export function createReleaseClient(address: ServiceAddress): ReleaseClient {
  const send = createSend(address)
  const document = async (identity: Identity) => {
    const answer = await send(`/document?${new URLSearchParams(identity)}`)
    return answer.status === 404 ? null : readAnswer(answer, ReleaseDocument)
  }
  const status = async (brand?: string, channel?: string) => {
    const query = new URLSearchParams({ ...(brand ? { brand } : {}), ...(channel ? { channel } : {}) })
    const answer = await send(`/status?${query}`)
    return readAnswer(answer, v.object({ releases: v.array(ReleaseStatus) })).releases
  }
  return {
    ...createVersionCalls(send),
    ...createTokenCalls(send),
    url: address.url,
    document,
    documents: async () => {
      const documents = await Promise.all((await status()).map(document))
      return documents.filter((found) => found !== null)
    },
    change: (request) => change(send, request),
    status,
    history: async (identity, limit) => {
      const answer = await send(`/history?${new URLSearchParams({ ...identity, limit: String(limit) })}`)
      return readAnswer(answer, v.object({ entries: v.array(AuditEntry) })).entries
    },
    verifyHistory: async (identity) =>
      readAnswer(await send(`/history/verify?${new URLSearchParams(identity)}`), AuditVerdict),
  }
}

async function change(send: Send, request: ChangeRequest): Promise<ChangeAnswer> {
  const answer = await send('/change', { method: 'POST', json: request })
  switch (answer.status) {
    case 409:
      return { kind: 'conflict', ...readBody(answer.body, v.object({ revision: v.number() })) }
    case 412: {
      const named = readBody(answer.body, v.object({ area: v.string(), version: v.string() }))
      return { kind: 'unchecked', ...named, reason: reasonOf(answer) ?? 'the gate was not passed' }
    }
    case 422:
      return { kind: 'refused', reason: reasonOf(answer) ?? 'it gave no reason' }
    case 423:
      return { kind: 'frozen', reason: reasonOf(answer) ?? 'nobody says until when' }
  }
  return { kind: 'changed', document: readAnswer(answer, ReleaseDocument) }
}

const readBody = <S extends v.GenericSchema>(body: unknown, schema: S): v.InferOutput<S> =>
  v.parse(schema, body)
