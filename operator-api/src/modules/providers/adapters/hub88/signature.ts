import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** PEM, or the Base64 of its DER. */
const isPem = (text: string): boolean => text.includes('-----BEGIN')

export const publicKeyOf = (text: string): KeyObject =>
  isPem(text)
    ? createPublicKey(text)
    : createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })

export const privateKeyOf = (text: string): KeyObject =>
  isPem(text)
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })

/** Base64 of RSASSA-PKCS1-v1_5 with SHA-256 over exactly these bytes. */
export const hub88Signature = (key: KeyObject, body: Buffer | string): string =>
  sign('sha256', Buffer.from(body), key).toString('base64')

export const isHub88Signed = (key: KeyObject, body: Buffer, signature: string): boolean =>
  signature !== '' && verify('sha256', body, key, Buffer.from(signature, 'base64'))
