import { generateKeyPairSync } from 'node:crypto'
import { hub88Signature, isHub88Signed, privateKeyOf, publicKeyOf } from './signature'

const PUBLIC = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuZZJ/Mh60IqT9ad7Q78IP731Qv7eFLUOYmzWiIOSN4LDSh',
  'NtoGk5Mo2CGSmIA3oENmrKKpQmzhko1A8xm95cNBO17fcVQ4Aw1hDt9EVWSD86Jaz1cCuWxxzlfQaVxmMMk9fmW5t6',
  '3A+n7ZS8CU+umm9ATkEdMz3NzcxyO6C5nHy6Vx/D0TOaE0utRnPPUBBnEFTE5BX0F+btPqLaRGsViLxognDb2/K+7d',
  '9m/h4Raq30hm/IRLnRjia5JqGHsDa3QIVUskgEHlgn3P1sGFdisWzUg42RUnM1B9R9AZEGf+dwIdHmD09F9UbDT+aI',
  'PIjht+BNWG+6bGZtg8fG7L2PKQIDAQAB',
].join('')
const BODY = [
  '{"user":"demo","token":"tok-4b1f0c2e7d","supplier_user":"tl_demo","transaction_uuid":"7d3c',
  '0b1e-0001-4a00-8000-000000000001","supplier_transaction_id":"bet-1","request_uuid":"7d3c0b',
  '1e-0001-4a00-8000-0000000000aa","round":"r-1","round_closed":false,"game_code":"tl_slot20"',
  ',"currency":"MYR","is_free":false,"is_supplier_promo":false,"amount":200000,"bet":"lines:2',
  '0"}',
].join('')
const SIGNATURE = [
  'F/KBVIxupdbw0EwDh/1CEpdJif2fGB3ldR+LgtwMvMFGLOG+GTsumWzg4FSxHuo3tOnr1NzrMY0CL99I5cN05PSTtn',
  '6QCXF/NiUZ/7Lmv2lnzupD+MrQ1NdpOVgNkp/hR2m6OWdZYjclMzQH+mV519VlBdsfTRfN+8PXuTODT85Ao1Ub1SU5',
  'BD8htX0MIh0yv0nv7GO6cSMaOBWg4yUSSTcxbYAwu9F7Ib8MUf2YZIngTAxAxGIkB0qpvRQTRXpgddSDfrv0KI35Oy',
  'ssUiWs0qIsQYn7ccER1s0FofQ2/Ae/fGn6kfP38QRlE2z3mVfd7yIqhwDfny1AqMISOiflMQ==',
].join('')

const key = publicKeyOf(PUBLIC)

test('the vector verifies, and the same JSON written otherwise does not', () => {
  expect(isHub88Signed(key, Buffer.from(BODY), SIGNATURE)).toBe(true)
  const rewritten = JSON.stringify(JSON.parse(BODY), null, 2)
  expect(isHub88Signed(key, Buffer.from(rewritten), SIGNATURE)).toBe(false)
})

test.each(['', 'AAAA', 'no base64 at all', SIGNATURE.slice(4)])('%s is no signature', (signature) => {
  expect(isHub88Signed(key, Buffer.from(BODY), signature)).toBe(false)
})

test('a signature of one side is verified by the other, by keys as text of either form', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString()
  const signature = hub88Signature(privateKeyOf(der), BODY)
  expect(isHub88Signed(publicKeyOf(pem), Buffer.from(BODY), signature)).toBe(true)
  expect(isHub88Signed(key, Buffer.from(BODY), signature)).toBe(false)
})
