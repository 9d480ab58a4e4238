import { randomBytes } from 'node:crypto'
import { DEVICE_COOKIE, DEVICE_NAME } from '@touchline/contracts/release'

const YEAR_S = 365 * 24 * 60 * 60
const BYTES = 16

const VALUE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([^;\\s]*)`)

/** Name of the browser as its cookie says; null where it has none. */
export function deviceOf(cookies: string | undefined): string | null {
  const name = VALUE.exec(cookies ?? '')?.[1]
  return name !== undefined && DEVICE_NAME.test(name) ? name : null
}

export const newDevice = (): string => randomBytes(BYTES).toString('hex')

/** The cookie that names a browser from now on. Scripts may read it: the page draws its buckets by the same name. */
export const deviceCookie = (device: string, isSecure: boolean): string =>
  `${DEVICE_COOKIE}=${device}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
