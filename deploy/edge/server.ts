import { ignoreOutputErrors } from '@touchline/serving'
import { readEdgeSettings } from './settings'
import { startEdge } from './start-edge'

ignoreOutputErrors()
const settings = readEdgeSettings(process.env)
const { app, stop } = await startEdge(settings, { log: (line) => console.error(line) })
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)))
}
await app.listen({ port: settings.port, host: settings.host })
