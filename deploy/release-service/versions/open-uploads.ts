import {
  tooLarge,
  type Upload,
  type UploadedFile,
  VERSION_LIMITS,
  type VersionLimits,
} from './upload-version'

export interface UploadLimits extends VersionLimits {
  /** Versions that wait to be committed at the same time. */
  open: number
}

/** Together 6.4 GB at most; a pipeline has one open. */
export const UPLOAD_LIMITS: UploadLimits = { ...VERSION_LIMITS, open: 100 }

export interface OpenUploadsOptions {
  limits: UploadLimits
  /** Keys of the uploads that the storage holds. */
  stored: () => Promise<string[]>
  /** Whether something is being added. */
  isBusy: (key: string) => boolean
}

/** Takes a file back that was counted and then not stored. */
export type GiveBack = () => void

/**
 * Open uploads, with the sizes of their files. Uploads from before a start count as open; their sizes are
 * measured at the commit.
 */
export class OpenUploads {
  private sizes = new Map<string, Map<string, number>>()
  private isRead = false

  constructor(private readonly options: OpenUploadsOptions) {}

  /** Counts a file that is about to be stored, or says why it must not be. */
  async take(key: string, upload: UploadedFile): Promise<GiveBack | Upload> {
    const { limits } = this.options
    if (!this.isRead || !this.hasPlace(key)) await this.read()
    // From here on at once: others ask at the same moment.
    if (!this.hasPlace(key)) return tooMany(limits)
    const isNew = !this.sizes.has(key)
    const files = this.sizes.get(key) ?? new Map<string, number>()
    const { file, bytes } = upload
    const before = files.get(file)
    const after = new Map(files).set(file, bytes.length)
    const total = [...after.values()].reduce((sum, size) => sum + size, 0)
    const over = tooLarge(upload, { files: after.size, bytes: total }, limits)
    if (over) return over
    files.set(file, bytes.length)
    this.sizes.set(key, files)
    return () => {
      if (before === undefined) files.delete(file)
      else files.set(file, before)
      if (isNew && files.size === 0) this.delete(key)
    }
  }

  /** It was committed or deleted. */
  delete(key: string): void {
    this.sizes.delete(key)
  }

  private hasPlace(key: string): boolean {
    return this.sizes.has(key) || this.sizes.size < this.options.limits.open
  }

  /** Other services share the storage: stored and pending uploads count. */
  private async read(): Promise<void> {
    const { stored, isBusy } = this.options
    const keys = await stored()
    const busy = [...this.sizes.keys()].filter(isBusy)
    this.sizes = new Map(
      [...keys, ...busy].map((key) => [key, this.sizes.get(key) ?? new Map<string, number>()]),
    )
    this.isRead = true
  }
}

const tooMany = ({ open }: UploadLimits): Upload => ({
  kind: 'too-many',
  reason: `${open} uploads wait to be committed already, which is how many may (UPLOADS_MAX of the release service): complete one, or delete with "prune" what nobody added to for a day`,
})
