import { NEVER, Subject } from 'rxjs'
import type { MemberNotification, MemberNotifications } from './module'

/** Notifications of a process that is alone; nothing is kept for a member without a socket. */
export function createMemberNotifications(): MemberNotifications {
  const notifications = new Subject<MemberNotification>()
  const send: MemberNotifications['send'] = (account, message) => notifications.next({ account, message })
  return {
    notifications$: notifications,
    send,
    sendHere: send,
    changes$: NEVER,
    notifyChanged: () => undefined,
  }
}
