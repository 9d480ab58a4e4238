import { Command } from 'commander'
import { writeMessage } from '../../src/modules/messages'
import { createUplines } from '../../src/modules/uplines'
import { type Desk, memberNamed, type Run } from '../command'
import { type TypedTexts, textsOf, withTexts } from '../message-texts'
import { UsageError } from '../usage-error'

/** A message that one member reads. */
export const message = (run: Run): Command =>
  withTexts(
    new Command('message').description('writes to one member').argument('<member>').argument('<title>'),
  ).action((member: string, title: string, options: TypedTexts) =>
    run((desk) => send(member, title, options, desk)),
  )

async function send(name: string, title: string, options: TypedTexts, desk: Desk): Promise<string> {
  const member = await createUplines(desk.database, desk.brands).byId(memberNamed(name, desk))
  if (!member) throw new UsageError(`No member ${name} in ${desk.brand}`)
  const id = await writeMessage(
    desk.database,
    {
      ...textsOf(title, options),
      ...{ kind: 'personal', brand: null, memberId: member.id },
      ...{ at: desk.now(), until: null, inStrip: false, popupKey: null },
    },
    { actor: desk.actor, at: desk.now() },
  )
  return `message ${id} to ${member.id}`
}
