import { persistently } from '@touchline/ui/lazily'
import type { EnterDeps } from './enter-by-token'
import { landingFor } from './redirect'

/** By the token of an operator's own site when the address brings one, which few do, else by the cookie. */
export async function enterPage(deps: EnterDeps): Promise<void> {
  const { pathname, search } = deps.location.current()
  const query = new URLSearchParams(search)
  const token = query.get('token')
  if (pathname !== '/' || !token) return deps.session.restore()
  const { enterByToken } = await persistently(() => import('./enter-by-token'))
  await enterByToken(token, landingFor(query.get('redirect') ?? ''), deps)
}
