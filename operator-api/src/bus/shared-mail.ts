import { Subject } from 'rxjs'
import type { MemberLetter, MemberMail } from '../module'
import type { RedisConnection } from './redis-connection'

const CHANNEL = 'touchline:letters'

/** Post to the sockets of all processes. `self` names this one; its own letters are delivered without the way around. */
export function sharedMail({ asking, listening }: RedisConnection, self: string): MemberMail {
  const letters = new Subject<MemberLetter>()
  // Afterwards the client subscribes again by itself whenever it connects.
  listening.once('ready', () => {
    void listening.subscribe(CHANNEL, (text) => {
      const { from, ...letter }: MemberLetter & { from: string } = JSON.parse(text)
      if (from !== self) letters.next(letter)
    })
  })
  return {
    letters$: letters,
    send: (account, message) => {
      letters.next({ account, message })
      // Who does not hear it asks for the balance and the bets again within seconds.
      asking.publish(CHANNEL, JSON.stringify({ from: self, account, message })).catch(() => undefined)
    },
  }
}
