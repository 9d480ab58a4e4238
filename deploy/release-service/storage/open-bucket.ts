import { S3Client } from '@aws-sdk/client-s3'
import type { ObjectStore } from './object-store'
import { requireConditions } from './require-conditions'
import { createS3Store } from './s3-store'

export interface BucketSettings {
  bucket: string
  prefix: string
  /** Address of a server that is not Amazon's. */
  endpoint: string | undefined
}

/**
 * A bucket that keeps its promises. Its keys and its region come from where the AWS SDK looks for them.
 * @throws Error when the bucket does not do conditional writes
 */
export async function openBucket({ bucket, prefix, endpoint }: BucketSettings): Promise<ObjectStore> {
  const client = new S3Client({
    // Without checksums beyond the required ones: several compatible servers do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  })
  const below = prefix === '' ? '' : `${prefix.replace(/\/+$/, '')}/`
  const store = createS3Store({ client, bucket, prefix: below })
  await requireConditions(store)
  return store
}
