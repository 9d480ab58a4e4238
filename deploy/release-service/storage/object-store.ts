/** The value of a key, with the tag that names exactly these bytes. */
export interface StoredObject {
  body: Buffer
  tag: string
}

/**
 * Everything that the release service keeps, as objects under keys with forward slashes. A write is whole or not there,
 * and when it was answered it survives a crash.
 */
export interface ObjectStore {
  /** Null when there is nothing under the key. */
  read(key: string): Promise<StoredObject | null>
  /**
   * Writes when the stored value has this tag, or with null when the key is free; false when nothing was written. Of
   * several callers who create the same key exactly one gets true.
   * @throws StorageFull when there is no room; nothing was written then
   */
  write(key: string, body: Uint8Array, expected: string | null): Promise<boolean>
  /** Keys below a prefix that ends with a slash, in order. */
  list(prefix: string): Promise<string[]>
  /** Names directly below a prefix that ends with a slash, in order: keys and further prefixes. */
  names(prefix: string): Promise<string[]>
  /** Nothing is under the key afterwards, and nothing was before is no error. */
  remove(key: string): Promise<void>
}

/** There is no room for the value. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('the storage of the release service is full', { cause })
    this.name = 'StorageFull'
  }
}
