import type { ReleaseDocument } from '@touchline/contracts/release'

/** The release service's answer to a change. */
export type ChangeAnswer =
  | { kind: 'changed'; document: ReleaseDocument }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'frozen'; reason: string }
  | { kind: 'unchecked'; area: string; version: string; reason: string }
