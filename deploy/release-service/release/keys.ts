/** Brand and channel of a release. */
export interface Identity {
  brand: string
  channel: string
}

/** Brand and channel as the beginning of a name in memory and in the log. */
export const scopeOf = ({ brand, channel }: Identity): string => `${brand} ${channel}`

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Whether brand and channel can be parts of a key. */
export const isIdentity = ({ brand, channel }: Identity): boolean => NAME.test(brand) && NAME.test(channel)

/** Where the documents of all brands are. */
export const DOCUMENTS = 'documents/'

/** The current document, for people who look into the storage. The history alone counts. */
export const documentKey = ({ brand, channel }: Identity): string => `${DOCUMENTS}${brand}/${channel}.json`

/** Where the history of a release is, one object for every revision. */
export const historyPrefix = ({ brand, channel }: Identity): string => `${DOCUMENTS}${brand}/${channel}/`

const DIGITS = 8

export const entryKey = (identity: Identity, revision: number): string =>
  `${historyPrefix(identity)}${String(revision).padStart(DIGITS, '0')}.json`

const ENTRY = new RegExp(`/(\\d{${DIGITS}})\\.json$`)

/** The revision of a history's key; null for another key. */
export function revisionOf(key: string): number | null {
  const digits = ENTRY.exec(key)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Where half an entry of a crash goes. */
export const tornKey = (identity: Identity, revision: number, at: number): string =>
  `torn/${identity.brand}/${identity.channel}/${revision}-${at}.json`
