import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { NginxSettings } from '../nginx/nginx-settings'
import { echoApi } from './echo-api'
import { sampleEdge } from './sample-edge'
import { startNginx } from './start-nginx'

/** A real nginx before an edge over a small release and an API that says what arrived. */
export async function behindNginx(
  given: Partial<NginxSettings> = {},
  edgeOptions: Partial<Parameters<typeof sampleEdge>[0]> = {},
) {
  const api = await echoApi()
  const edge = await sampleEdge({
    unknownHost: 'refuse',
    trustedProxies: ['127.0.0.1'],
    api: `http://${api.address}`,
    ...edgeOptions,
  })
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
  const edgePort = (edge.app.server.address() as AddressInfo).port
  const releases = join(edge.dataDir, 'releases')
  const nginx = await startNginx({
    releases,
    edge: [`127.0.0.1:${edgePort}`],
    ...given,
  })
  const stop = () => Promise.all([nginx.stop(), api.stop(), edge.app.close()])
  return { port: nginx.port, api, edge, edgePort, releases, stop }
}
