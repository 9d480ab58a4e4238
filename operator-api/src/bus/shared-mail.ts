import { Subject } from 'rxjs'
import type { ChangedBet, MemberLetter, MemberMail } from '../module'
import type { RedisConnection } from './redis-connection'

const LETTERS = 'touchline:letters'
const CHANGES = 'touchline:changed-bets'

interface Parcel<Content> {
  readonly from: string
  readonly content: Content
}

/** Post to the sockets of all processes. `self` names this one; its own letters are delivered without the way around. */
export function sharedMail({ asking, listening }: RedisConnection, self: string): MemberMail {
  const letters = new Subject<MemberLetter>()
  const changes = new Subject<readonly ChangedBet[]>()

  const hear = <Content>(channel: string, take: (content: Content) => void): void => {
    void listening.subscribe(channel, (text) => {
      const { from, content }: Parcel<Content> = JSON.parse(text)
      if (from !== self) take(content)
    })
  }
  // Afterwards the client subscribes again by itself whenever it connects.
  listening.once('ready', () => {
    hear<MemberLetter>(LETTERS, (letter) => letters.next(letter))
    hear<readonly ChangedBet[]>(CHANGES, (changed) => changes.next(changed))
  })

  const tell = (channel: string, content: unknown): void => {
    // Who does not hear it asks for the balance and the bets again within seconds.
    asking.publish(channel, JSON.stringify({ from: self, content })).catch(() => undefined)
  }
  const sendHere: MemberMail['send'] = (account, message) => letters.next({ account, message })

  return {
    letters$: letters,
    sendHere,
    send: (account, message) => {
      sendHere(account, message)
      tell(LETTERS, { account, message })
    },
    changes$: changes,
    tellChanged: (changed) => changed.length > 0 && tell(CHANGES, changed),
  }
}
