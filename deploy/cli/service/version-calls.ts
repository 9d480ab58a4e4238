import { CheckRecord, PublishedVersion } from '@touchline/contracts/release'
import * as v from 'valibot'
import { CliError } from '../core/cli-error'
import type { GateOutcome } from '../gate/check-version'
import type { Send } from './http'
import { readAnswer, requireDone } from './read-answer'

export interface FileUpload {
  area: string
  version: string
  /** Path below the version's folder. */
  file: string
  integrity: string
  bytes: Uint8Array
}

const Listed = v.object({ ...PublishedVersion.entries, area: v.string() })
export type ListedVersion = v.InferOutput<typeof Listed>

const Names = v.array(v.object({ area: v.string(), version: v.string() }))
/** Versions that were deleted, and uploads that nobody committed. */
const Pruned = v.object({ removed: Names, uploads: Names })
export type Pruned = v.InferOutput<typeof Pruned>

/** Calls about published versions. */
export interface VersionCalls {
  versions(area: string | undefined): Promise<ListedVersion[]>
  findManifest(area: string, version: string): Promise<PublishedVersion | null>
  /** @throws CliError when it is not published */
  manifest(area: string, version: string): Promise<PublishedVersion>
  uploadFile(upload: FileUpload): Promise<void>
  commitVersion(area: string, manifest: PublishedVersion): Promise<void>
  /** The gate's last findings; null before the first run. */
  checks(area: string, version: string): Promise<CheckRecord | null>
  recordChecks(area: string, version: string, outcome: GateOutcome): Promise<void>
  /** Deletes, or with `dryRun` names, unneeded versions. */
  prune(asked: { keep: number; dryRun: boolean; openForDays?: number }): Promise<Pruned>
}

const folderOf = (area: string, version: string): string => `/versions/${area}/${encodeURIComponent(version)}`
const pathOf = (file: string): string => file.split('/').map(encodeURIComponent).join('/')

export function createVersionCalls(send: Send): VersionCalls {
  const findManifest = async (area: string, version: string) => {
    const answer = await send(folderOf(area, version))
    return answer.status === 404 ? null : readAnswer(answer, PublishedVersion)
  }
  const versions = async (area: string | undefined) => {
    const answer = await send(`/versions${area ? `?${new URLSearchParams({ area })}` : ''}`)
    return readAnswer(answer, v.object({ versions: v.array(Listed) })).versions
  }
  return {
    versions,
    findManifest,
    manifest: async (area, version) => {
      const found = await findManifest(area, version)
      if (found) return found
      // Of an area that nothing is published of, the refusal names the nearest one.
      await versions(area)
      throw unpublished(area, version)
    },
    uploadFile: async ({ area, version, file, integrity, bytes }) => {
      const path = `${folderOf(area, version)}/files/${pathOf(file)}?${new URLSearchParams({ integrity })}`
      requireDone(await send(path, { method: 'PUT', bytes }))
    },
    commitVersion: async (area, manifest) =>
      requireDone(await send(folderOf(area, manifest.version), { method: 'POST', json: manifest })),
    checks: async (area, version) => {
      const answer = await send(`${folderOf(area, version)}/checks`)
      return answer.status === 404 ? null : readAnswer(answer, CheckRecord)
    },
    recordChecks: async (area, version, outcome) =>
      requireDone(await send(`${folderOf(area, version)}/checks`, { method: 'PUT', json: outcome })),
    prune: async (asked) => {
      const answer = await send('/prune', { method: 'POST', json: asked })
      return readAnswer(answer, Pruned)
    },
  }
}

const unpublished = (area: string, version: string): CliError =>
  new CliError(
    'refused',
    `${area} ${version} is not published.`,
    `Publish it with "touchline publish <dist>"; "touchline versions ${area}" shows what is.`,
  )
