import { defineCall } from '@touchline/contracts/calls'
import Fastify from 'fastify'
import * as v from 'valibot'
import type { Caller } from './caller'
import { APP_PREFIX } from './prefixes'
import { createCallServer, parse } from './serve-call'

test('the first fault of a request is its refusal, and nobody looks further', () => {
  const look = jest.fn(() => false)
  const entry = v.pipe(v.number(), v.check(look))
  const call = defineCall({
    name: 'counted',
    path: '/counted',
    host: 'app',
    request: v.object({ list: v.array(entry) }),
    response: v.object({}),
  })
  const read = parse(call, { list: Array.from({ length: 1000 }, () => 1) })
  expect(read).toMatchObject({ ok: false, refusal: { details: { field: 'list.0' } } })
  expect(look).toHaveBeenCalledTimes(1)
})

test('long lists of one member are made one after the other, and those of another member meanwhile', async () => {
  const call = defineCall({
    name: 'long',
    path: '/long',
    host: 'app',
    request: v.object({ account_id: v.string(), n: v.number() }),
    response: v.object({}),
  })
  const http = Fastify()
  const admit = async ({ body }: { body: unknown }) => ({ account: Object(body).account_id }) as Caller
  const calls = createCallServer(http, { admit })
  const began: string[] = []
  const finish = new Map<string, (fails?: boolean) => void>()
  calls.list(call, { need: 'view' }, ({ account_id, n }) => {
    const name = `${account_id} ${n}`
    began.push(name)
    return new Promise((resolve, reject) => {
      finish.set(name, (fails) => (fails ? reject(new Error('broken')) : resolve({})))
    })
  })
  const ask = async (account_id: string, n: number) =>
    (await http.inject({ method: 'POST', url: `${APP_PREFIX}/long`, payload: { account_id, n } })).statusCode
  const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

  const first = ask('one', 1)
  await soon()
  const second = ask('one', 2)
  await soon()
  const other = ask('other', 1)
  await soon()
  expect(began).toEqual(['one 1', 'other 1'])
  finish.get('other 1')?.()
  expect(await other).toBe(200)

  // A failed call lets the next one begin.
  finish.get('one 1')?.(true)
  expect(await first).toBe(500)
  await soon()
  expect(began).toEqual(['one 1', 'other 1', 'one 2'])
  finish.get('one 2')?.()
  expect(await second).toBe(200)
  await http.close()
})
