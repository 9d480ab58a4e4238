import type { AreaFacts, AreaReport } from '../composition'

export type AreaRecord = Pick<AreaFacts, 'loads' | 'errors' | 'messages'>

const EMPTY: AreaRecord = { loads: [], errors: 0, messages: [] }
const KEPT = 5

/** Events of the areas of this page, for the panel: the last few of each kind. */
export class AreaRecords {
  private readonly records = new Map<string, AreaRecord>()

  of = (area: string): AreaRecord => this.records.get(area) ?? EMPTY

  loaded(area: string, version: string, ms: number): void {
    const record = this.of(area)
    this.records.set(area, { ...record, loads: [...record.loads, { version, ms }].slice(-KEPT) })
  }

  failed({ area, at, code, version, message }: AreaReport): void {
    const record = this.of(area)
    const text = `${code} ${version}: ${message}`
    this.records.set(area, {
      ...record,
      errors: record.errors + 1,
      messages: [...record.messages, { at, text }].slice(-KEPT),
    })
  }
}
