import { generateKeyPairSync } from 'node:crypto'
import type { TestApp } from '../../../testing/test-app'
import { gisQuery, gisSignature } from '../adapters/gis/signature'
import { hub88Signature } from '../adapters/hub88/signature'
import { readConnections } from '../connection-settings'

const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 })
const MERCHANT = { merchant: 'touchline-demo', key: 'touchline-merchant-key' }

/** One connection of each foreign protocol. */
export const foreignConnections = (url: string) =>
  readConnections(
    {
      providers: [
        {
          id: 'hub',
          name: 'Hub',
          adapter: 'hub88',
          url: `${url}/hub`,
          keys: {
            operatorId: '7',
            privateKey: ours.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
            publicKey: theirs.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
          },
        },
        {
          id: 'slotegrator',
          name: 'GIS',
          adapter: 'gis',
          url: `${url}/gis`,
          keys: { merchantId: MERCHANT.merchant, merchantKey: MERCHANT.key },
        },
      ],
    },
    {},
  )

interface Sent {
  readonly answer: Record<string, unknown>
  readonly http: number
}

/** A wallet call of Hub88; amounts are hundred-thousandths. */
export function hub88Of({ app }: Pick<TestApp, 'app'>) {
  return async (path: string, body: object, more: { sent?: string } = {}): Promise<Sent> => {
    const signed = JSON.stringify({ request_uuid: 'q-1', ...body })
    const response = await app.http.inject({
      method: 'POST',
      url: `/hub88/${path}`,
      payload: more.sent ?? signed,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': hub88Signature(theirs.privateKey, signed),
      },
    })
    return { answer: response.json(), http: response.statusCode }
  }
}

let nonces = 0

/** A wallet call of GIS; amounts are decimals. */
export function gisOf({ app, clock }: Pick<TestApp, 'app' | 'clock'>) {
  return async (
    fields: Record<string, string>,
    more: { at?: number; nonce?: string; sent?: Record<string, string> } = {},
  ): Promise<Sent> => {
    nonces += 1
    const headers = {
      merchant: MERCHANT.merchant,
      timestamp: String(Math.floor((more.at ?? clock.now) / 1000)),
      nonce: more.nonce ?? `nonce-${nonces}`,
    }
    const response = await app.http.inject({
      method: 'POST',
      url: '/gis',
      payload: gisQuery(Object.entries(more.sent ?? fields)),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-merchant-id': headers.merchant,
        'x-timestamp': headers.timestamp,
        'x-nonce': headers.nonce,
        'x-sign': gisSignature(MERCHANT.key, Object.entries(fields), headers),
      },
    })
    return { answer: response.json(), http: response.statusCode }
  }
}
