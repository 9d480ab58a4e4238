import type {
  AuditEntry,
  CheckRecord,
  PublishedVersion,
  ReleaseDocument,
  ReleaseRole,
  ReleaseStatus,
} from '@touchline/contracts'
import type { ChangeRequest } from '../../service/release-client'
import { applyChange } from './apply-change'
import { Refusal } from './refusal'

export interface Token {
  name: string
  roles: ReleaseRole[]
  secret: string
}

const UNSEALED = { versions: {}, previous: '', hash: '' }
const BUDGET = { maxErrorRate: 0.02, minLoads: 20, windowSeconds: 600, autoFallback: false }

/** Everything that the stand-in knows, in memory. */
export class Store {
  readonly versions = new Map<string, PublishedVersion>()
  readonly files = new Map<string, Set<string>>()
  readonly checks = new Map<string, CheckRecord>()
  readonly tokens = new Map<string, Token>()
  private readonly documents = new Map<string, ReleaseDocument>()
  private readonly entries = new Map<string, AuditEntry[]>()
  private readonly frozen = new Map<string, { until: number | null }>()

  constructor(root: Token) {
    this.tokens.set(root.name, root)
  }

  document = (key: string): ReleaseDocument | null => this.documents.get(key) ?? null

  history = (key: string): AuditEntry[] => this.entries.get(key) ?? []

  change(
    actor: string,
    { brand, channel, expected, change, reason, dryRun }: ChangeRequest,
  ): ReleaseDocument {
    const key = `${brand} ${channel}`
    const before = this.document(key)
    const revision = before?.revision ?? 0
    if (revision !== expected) throw new Refusal(409, `revision ${revision} came first`, { revision })
    const isHeld = this.frozen.has(key) && change.kind !== 'rollback' && change.kind !== 'freeze'
    if (isHeld) throw new Refusal(423, 'nobody says until when')
    const empty = { schema: 1, brand, channel, revision: 0, emergency: false, remotes: {} } as ReleaseDocument
    const after = applyChange(before ?? empty, change, (area, version) => this.find(area, version))
    if (dryRun) return after
    if (change.kind === 'freeze' && change.on) this.frozen.set(key, { until: change.until ?? null })
    if (change.kind === 'freeze' && !change.on) this.frozen.delete(key)
    this.documents.set(key, after)
    const entry = { revision: after.revision, at: 1000, actor, reason, change, before, after, ...UNSEALED }
    this.entries.set(key, [entry, ...this.history(key)])
    return after
  }

  status(): ReleaseStatus[] {
    return [...this.documents].map(([key, { brand, channel, revision, shell, remotes }]) => ({
      ...{ brand, channel, revision, changedAt: 1000, frozen: this.frozen.get(key) ?? null },
      areas: Object.entries({ shell, ...remotes }).map(([area, { current, canary, lastGood }]) => ({
        ...{ area, lastGood, pinned: null, urgent: false, budget: BUDGET },
        current: { version: current.version, health: null },
        canary: canary && { version: canary.candidate.version, percent: canary.percent, health: null },
      })),
    }))
  }

  private find(area: string, version: string): PublishedVersion {
    const found = this.versions.get(`${area}@${version}`)
    if (!found) throw new Refusal(422, `${area} ${version} is not published`)
    return found
  }
}
