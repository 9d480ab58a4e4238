import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type ObjectStore, StorageFull, type StoredObject } from './object-store'

export interface S3Place {
  client: S3Client
  bucket: string
  /** The beginning of all keys: empty, or with a slash at its end. */
  prefix: string
}

/** Attempts at a write that meets another one at the same moment. */
const ATTEMPTS = 5

/** Objects in a bucket. Writes carry conditions, so that several processes may share it; tags are its ETags. */
export function createS3Store({ client, bucket, prefix }: S3Place): ObjectStore {
  const read = async (key: string): Promise<StoredObject | null> => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }))
      return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' }
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw error
    }
  }

  const write = async (
    key: string,
    body: Uint8Array,
    expected: string | null,
    attempt = 1,
  ): Promise<boolean> => {
    const condition = expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected }
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: body, ...condition }))
      return true
    } catch (error) {
      const status = statusOf(error)
      // The bucket was busy with another write of this key, of which nobody knows yet how it ends.
      if (status === 409 && attempt < ATTEMPTS) return write(key, body, expected, attempt + 1)
      // An attempt whose answer was lost may have written: then these bytes are stored.
      if (status === 412 && wasRepeated(error)) return (await read(key))?.body.equals(body) ?? false
      if (status === 412 && expected !== null && isQuoted(expected)) return replaceBare(key, body, expected)
      if (status === 412 || (status === 404 && expected !== null)) return false
      throw status === 507 || isQuota(error) ? new StorageFull(error) : error
    }
  }

  /** Some servers take tags without their quotation marks alone: then the tag is right and was refused all the same. */
  const replaceBare = async (key: string, body: Uint8Array, expected: string) =>
    (await read(key))?.tag === expected && write(key, body, expected.slice(1, -1))

  const pages = async (below: string, Delimiter?: string) => {
    const found: { keys: string[]; prefixes: string[] } = { keys: [], prefixes: [] }
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const input = { Bucket: bucket, Prefix: prefix + below, Delimiter, ContinuationToken: token }
      const page = await client.send(new ListObjectsV2Command(input))
      found.keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)))
      found.prefixes.push(
        ...(page.CommonPrefixes ?? []).map((one) => (one.Prefix ?? '').slice(prefix.length)),
      )
      token = page.NextContinuationToken
    }
    return found
  }

  return {
    read,
    write,
    list: async (below) => (await pages(below)).keys.sort(),
    names: async (below) => {
      const { keys, prefixes } = await pages(below, '/')
      return [...keys, ...prefixes].map((one) => one.slice(below.length).replace(/\/$/, '')).sort()
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }))
    },
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

const isQuoted = (tag: string): boolean => tag.startsWith('"')

const wasRepeated = (error: unknown): boolean =>
  error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) > 1

const isQuota = (error: unknown): boolean =>
  error instanceof S3ServiceException && /quota|storage ?full/i.test(error.name)
