import type { Dialogs } from './dialogs'
import { type EnteredSession, launch } from './enter-session'
import type { LocationService } from './location-service'
import type { SessionService } from './session-service'

export interface EnterDeps {
  session: EnteredSession & Pick<SessionService, 'restore' | 'logout'>
  location: Pick<LocationService, 'current' | 'navigate'>
  dialogs: Pick<Dialogs, 'show'>
}

/**
 * By the one-time token of an operator's own site. Who is logged in is asked first: a link that anybody can send must not put them
 * into another account.
 */
export async function enterByToken(
  token: string,
  landing: string,
  { session, location, dialogs }: EnterDeps,
): Promise<void> {
  // A one-time token does not stay in the history; where the link leads does.
  const forget = () => location.navigate(landing, { replace: true })
  forget()
  await session.restore()
  const enter = async () => {
    const result = await launch(session, token)
    if (result.kind === 'ok') return
    const upline = result.kind === 'refused' ? result.details.upline : undefined
    dialogs.show({ kind: 'error', text: result.text, code: result.code, upline })
  }
  const info = session.account?.info
  if (!info) return enter()
  dialogs.show({
    kind: 'launch',
    name: info.nickname || info.account_id,
    accept: async () => {
      await session.logout()
      // Who was in had been sent on.
      forget()
      await enter()
    },
  })
}
