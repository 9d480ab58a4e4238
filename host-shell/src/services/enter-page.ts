import type { Dialogs } from './dialogs'
import type { LocationService } from './location-service'
import type { SessionService } from './session-service'

export interface EnterDeps {
  session: Pick<SessionService, 'restore' | 'launch' | 'logout' | 'account'>
  location: Pick<LocationService, 'current' | 'navigate'>
  dialogs: Pick<Dialogs, 'show'>
}

/**
 * By the token of an operator's own site when the address brings one, else by the cookie. Who is logged in is asked first:
 * a link that anybody can send must not put them into another account.
 */
export async function enterPage({ session, location, dialogs }: EnterDeps): Promise<void> {
  const { pathname, search } = location.current()
  const token = new URLSearchParams(search).get('token')
  if (pathname !== '/' || !token) return session.restore()
  // A one-time token does not stay in the history.
  location.navigate('/', { replace: true })
  await session.restore()
  const launch = async () => {
    const result = await session.launch(token)
    if (result.kind !== 'ok') dialogs.show({ kind: 'error', text: result.text, code: result.code })
  }
  const info = session.account?.info
  if (!info) return launch()
  dialogs.show({
    kind: 'launch',
    name: info.nickname || info.account_id,
    accept: () => void session.logout().then(launch),
  })
}
