import { uplineContact } from '@touchline/contracts/calls'
import { type TestApp, testApp } from '../../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const write = (upline: string, contacts: object[]) =>
  server.asOwner('UPDATE upline SET contacts = $2 WHERE id = $1', [upline, JSON.stringify(contacts)])

test('a member learns how to reach the upline, or the nearest one above it with contacts', async () => {
  const member = await server.login('demo2')
  const asked = () => member.call(uplineContact)
  expect(await asked()).toMatchObject({
    upline: 'demoagent',
    contacts: [{ channel: 'telegram' }, { channel: 'email' }],
  })
  await write('demoagent', [])
  expect(await asked()).toMatchObject({ status: 1, upline: 'demoagent', contacts: [] })
  await write('demosenior', [{ channel: 'line', value: '@senior' }])
  await write('demoshareholder', [{ channel: 'line', value: '@shareholder' }])
  expect(await asked()).toMatchObject({
    upline: 'demoagent',
    contacts: [{ channel: 'line', value: '@senior' }],
  })
})

test('a member who may only look learns it too', async () => {
  const member = await server.login('demosuspend')
  expect(await member.call(uplineContact)).toMatchObject({ status: 1, upline: 'demoagent' })
})
