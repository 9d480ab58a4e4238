import { NEVER, Subject } from 'rxjs'
import type { MemberLetter, MemberMail } from '../module'

/** Post of a process that is alone; nothing is kept for who does not listen. */
export function createMemberMail(): MemberMail {
  const letters = new Subject<MemberLetter>()
  const send: MemberMail['send'] = (account, message) => letters.next({ account, message })
  return { letters$: letters, send, sendHere: send, changes$: NEVER, tellChanged: () => undefined }
}
