import { Subject } from 'rxjs'
import type { MemberLetter, MemberMail } from '../module'

/** Post within this process; nothing is kept for who does not listen. */
export function createMemberMail(): MemberMail {
  const letters = new Subject<MemberLetter>()
  return { letters$: letters, send: (account, message) => letters.next({ account, message }) }
}
