import { S3Client } from '@aws-sdk/client-s3'
import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import { requireConditions } from './require-conditions'
import { createS3Store } from './s3-store'

/**
 * The storage that the environment names: the folder DATA_DIR, or with RELEASE_BUCKET a bucket. Keys of the bucket and its
 * region come from where the AWS SDK looks for them; RELEASE_S3_ENDPOINT names a server that is not Amazon's.
 * @throws Error when the bucket does not do conditional writes
 */
export async function openStore(env: NodeJS.ProcessEnv): Promise<ObjectStore> {
  const { DATA_DIR = '.data', RELEASE_BUCKET, RELEASE_BUCKET_PREFIX = '', RELEASE_S3_ENDPOINT } = env
  if (!RELEASE_BUCKET) return createFolderStore(DATA_DIR)
  const prefix = RELEASE_BUCKET_PREFIX === '' ? '' : `${RELEASE_BUCKET_PREFIX.replace(/\/+$/, '')}/`
  const store = createS3Store({ client: createClient(RELEASE_S3_ENDPOINT), bucket: RELEASE_BUCKET, prefix })
  await requireConditions(store)
  return store
}

/** Checksums beyond what S3 demands are left out: several compatible servers do not know them. */
export const createClient = (endpoint: string | undefined): S3Client =>
  new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
