import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { touchlineSignature } from '../../../platform/touchline-signature'
import { answerSignature, type OperatorOrder, operatorClient } from './operator-client'

interface Vector {
  readonly name: string
  readonly path: string
  readonly timestamp: string
  readonly request: string
  readonly canonical: string
  readonly signature: string
  readonly answer: string
  readonly answerCanonical: string
  readonly answerSignature: string
}

const DOCS = join(import.meta.dirname, '../../../../../docs')
const { secret, vectors } = JSON.parse(
  readFileSync(join(DOCS, 'examples/operator-wallet-vectors.json'), 'utf8'),
) as { secret: string; vectors: Vector[] }

test.each(vectors)('the vector of $name', (vector) => {
  const { path, timestamp, request, signature, answer } = vector
  expect(touchlineSignature(secret, { method: 'POST', path, timestamp, body: request })).toBe(signature)
  expect(answerSignature(secret, { path, signature, body: answer })).toBe(vector.answerSignature)
})

test.each(vectors)('the client sends and understands the vector of $name', async (vector) => {
  const sent: { url: string; body: string; headers: Record<string, string> }[] = []
  const client = operatorClient(
    { id: 'acme', url: 'https://wallet.acme.example', secret },
    {
      now: () => Number(vector.timestamp) * 1000,
      ask: async (url, { body = '', headers }) => {
        sent.push({ url, body, headers: { ...headers } })
        const header = (name: string) => (name === 'x-tl-signature' ? vector.answerSignature : '')
        return { http: 200, text: vector.answer, header }
      },
    },
  )
  const request = JSON.parse(vector.request)
  const action = vector.path.split('/').at(-1) as 'reserve'
  const answer =
    (action as string) === 'balance'
      ? await client.balance(request)
      : await client.order(action, request as OperatorOrder)
  const { status, balance, seq } = JSON.parse(vector.answer)
  expect(answer).toEqual({ status, balance, seq })
  expect(sent).toMatchObject([
    {
      url: `https://wallet.acme.example${vector.path}`,
      body: vector.request,
      headers: {
        'x-tl-operator': 'acme',
        'x-tl-timestamp': vector.timestamp,
        'x-tl-signature': vector.signature,
      },
    },
  ])
})

test('the document shows the vector of a reservation', () => {
  const text = readFileSync(join(DOCS, 'operator-wallet.md'), 'utf8')
  const shown = vectors.filter(({ request, canonical, signature, answerCanonical, answerSignature }) =>
    [request, canonical, signature, answerCanonical, answerSignature].every((part) => text.includes(part)),
  )
  expect(shown.map(({ name }) => name)).toEqual(['reserve'])
})
