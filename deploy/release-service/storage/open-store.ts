import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'

/** The storage that the environment names: the folder DATA_DIR, or with RELEASE_BUCKET a bucket. */
export async function openStore(env: NodeJS.ProcessEnv): Promise<ObjectStore> {
  const { DATA_DIR = '.data', RELEASE_BUCKET, RELEASE_BUCKET_PREFIX = '', RELEASE_S3_ENDPOINT } = env
  if (!RELEASE_BUCKET) return createFolderStore(DATA_DIR)
  // Who keeps releases in a folder does not load the client of a bucket.
  const { openBucket } = await import('./open-bucket')
  return openBucket({ bucket: RELEASE_BUCKET, prefix: RELEASE_BUCKET_PREFIX, endpoint: RELEASE_S3_ENDPOINT })
}
