import { sampleEdge } from './testing/sample-edge'

test('released files are sent to one visitor up to so many kilobytes, and to others as before', async () => {
  const { app } = await sampleEdge({
    limits: { fileKilobytes: { points: 3, seconds: 60 } },
    trustedProxies: ['127.0.0.1'],
  })
  const get = async (from: string) => {
    const answer = await app.inject({
      url: '/assets/shell/1.0.0/main.js',
      headers: { host: 'garnet.example', 'x-forwarded-for': from },
    })
    return [answer.statusCode, answer.statusCode === 429 && answer.json().status]
  }
  const found = []
  for (let i = 0; i < 5; i += 1) found.push(await get('6.6.6.6'))
  expect(found[0]).toEqual([200, false])
  expect(found[4]).toEqual([429, 'requestLimit'])
  expect(await get('7.7.7.7')).toEqual([200, false])
  await app.close()
})
