import { Subject } from 'rxjs'
import type { ChangedBet, MemberNotification, MemberNotifications } from '../platform/module'
import type { RedisConnection } from './redis-connection'

const NOTIFICATIONS = 'touchline:notifications'
const CHANGES = 'touchline:changed-bets'

interface Published<Content> {
  readonly from: string
  readonly content: Content
}

/** Notifications to the sockets of all processes. `self` names this one; its own are delivered without Redis. */
export function sharedNotifications(
  { asking, listening }: RedisConnection,
  self: string,
): MemberNotifications {
  const notifications = new Subject<MemberNotification>()
  const changes = new Subject<readonly ChangedBet[]>()

  const subscribe = <Content>(channel: string, take: (content: Content) => void): void => {
    const receive = (text: string): void => {
      const { from, content }: Published<Content> = JSON.parse(text)
      if (from !== self) take(content)
    }
    // Afterwards the client subscribes again by itself whenever it connects; a line that breaks before is tried again.
    const whenReady = (): void => {
      listening.subscribe(channel, receive).catch(() => listening.once('ready', whenReady))
    }
    listening.once('ready', whenReady)
  }
  subscribe<MemberNotification>(NOTIFICATIONS, (notification) => notifications.next(notification))
  subscribe<readonly ChangedBet[]>(CHANGES, (changed) => changes.next(changed))

  const publish = (channel: string, content: unknown): void => {
    // A page that gets none asks for the balance and the bets again within seconds.
    asking.publish(channel, JSON.stringify({ from: self, content })).catch(() => undefined)
  }
  const sendHere: MemberNotifications['send'] = (account, message) => notifications.next({ account, message })

  return {
    notifications$: notifications,
    sendHere,
    send: (account, message) => {
      sendHere(account, message)
      publish(NOTIFICATIONS, { account, message })
    },
    changes$: changes,
    notifyChanged: (changed) => changed.length > 0 && publish(CHANGES, changed),
  }
}
