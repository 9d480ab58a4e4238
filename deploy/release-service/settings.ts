import { UPLOAD_LIMITS, type UploadLimits } from './versions/open-uploads'

export interface ServiceSettings {
  port: number
  host: string
  /** Secret of the first token, which may do everything. */
  token: string
  /** Secret that edges show when they say what they served. */
  edgeToken: string
  /** Folder of the brands; null for those of the product. */
  brandsDir: string | null
  uploadLimits: UploadLimits
}

/** @throws Error that names the setting which is missing or cannot be */
export function readServiceSettings(env: Record<string, string | undefined>): ServiceSettings {
  const { RELEASE_PORT = '8082', RELEASE_TOKEN, EDGE_TOKEN, HOST = '127.0.0.1', BRANDS_DIR } = env
  if (!RELEASE_TOKEN) throw new Error('RELEASE_TOKEN must be set: it is what allows changes of the release.')
  if (!EDGE_TOKEN) throw new Error('EDGE_TOKEN must be set: edges show it when they say what they served.')
  if (EDGE_TOKEN === RELEASE_TOKEN)
    throw new Error('EDGE_TOKEN must not be RELEASE_TOKEN: edges change nothing.')
  return {
    port: Number(RELEASE_PORT),
    host: HOST,
    token: RELEASE_TOKEN,
    edgeToken: EDGE_TOKEN,
    brandsDir: BRANDS_DIR || null,
    uploadLimits: {
      files: countOf(env, 'VERSION_FILES_MAX', UPLOAD_LIMITS.files),
      bytes: countOf(env, 'VERSION_BYTES_MAX', UPLOAD_LIMITS.bytes),
      open: countOf(env, 'UPLOADS_MAX', UPLOAD_LIMITS.open),
    },
  }
}

function countOf(env: Record<string, string | undefined>, name: string, standard: number): number {
  const value = env[name] ? Number(env[name]) : standard
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number, not "${env[name]}".`)
  return value
}
