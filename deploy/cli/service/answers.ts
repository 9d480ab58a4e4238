import { ReleaseDocument, ReleasedVersion } from '@touchline/contracts'
import * as v from 'valibot'

export type ReleaseChange =
  | { kind: 'set'; versions: Record<string, string> }
  | { kind: 'canary'; area: string; version: string; percent: number }
  | { kind: 'promote'; area: string }
  | { kind: 'rollback'; area: string; to?: string; emergency?: boolean }
  | { kind: 'pin'; area: string; version: string | null }
  | { kind: 'freeze'; on: boolean; until?: number }
  | {
      kind: 'budget'
      area: string | null
      maxErrorRate: number
      minLoads: number
      windowSeconds: number
      autoFallback: boolean
    }

export type ChangeAnswer =
  | { kind: 'changed'; document: ReleaseDocument }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'frozen'; reason: string }

const Size = v.object({ raw: v.number(), gzip: v.number(), brotli: v.number() })

export const VersionManifest = v.object({
  ...ReleasedVersion.entries,
  contractVersion: v.optional(v.string()),
  provides: v.optional(v.array(v.object({ name: v.string(), version: v.string() }))),
  needs: v.optional(v.array(v.object({ name: v.string(), range: v.string() }))),
  sizes: v.optional(v.record(v.string(), Size)),
  source: v.optional(v.string()),
  builtAt: v.optional(v.string()),
  commit: v.optional(v.string()),
})
export type VersionManifest = v.InferOutput<typeof VersionManifest>

export const CheckRecord = v.object({
  ok: v.boolean(),
  at: v.number(),
  against: v.record(v.string(), v.array(v.string())),
  results: v.array(
    v.object({
      name: v.string(),
      verdict: v.picklist(['passed', 'failed', 'skipped']),
      summary: v.string(),
      problems: v.array(v.string()),
      tookMs: v.number(),
    }),
  ),
})
export type CheckRecord = v.InferOutput<typeof CheckRecord>

export const HistoryEntry = v.object({
  revision: v.number(),
  at: v.number(),
  actor: v.string(),
  reason: v.string(),
  change: v.custom<ReleaseChange>((value) => typeof value === 'object' && value !== null && 'kind' in value),
  before: v.optional(v.nullable(ReleaseDocument)),
  after: v.optional(v.nullable(ReleaseDocument)),
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

export const ROLES = ['publish', 'promote', 'rollback', 'read', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const TokenView = v.object({
  name: v.string(),
  roles: v.array(v.picklist(ROLES)),
  createdAt: v.nullable(v.number()),
})
export type TokenView = v.InferOutput<typeof TokenView>

export const ChainAnswer = v.object({
  ok: v.boolean(),
  entries: v.number(),
  problem: v.nullable(v.string()),
})
export type ChainAnswer = v.InferOutput<typeof ChainAnswer>

const Health = v.object({
  loads: v.number(),
  errors: v.number(),
  rate: v.number(),
  verdict: v.string(),
})

export const AreaStatus = v.object({
  area: v.string(),
  current: v.object({ version: v.string(), health: v.nullable(Health) }),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number(), health: v.nullable(Health) })),
  lastGood: v.nullable(v.string()),
  pinned: v.nullable(v.string()),
})
export type AreaStatus = v.InferOutput<typeof AreaStatus>

export const ReleaseStatus = v.object({
  brand: v.string(),
  channel: v.string(),
  revision: v.number(),
  frozen: v.nullable(v.object({ until: v.nullable(v.number()) })),
  areas: v.array(AreaStatus),
})
export type ReleaseStatus = v.InferOutput<typeof ReleaseStatus>
