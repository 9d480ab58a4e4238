import { Command } from 'commander'
import { writeMessage } from '../../src/modules/messages'
import { type CommandContext, existingMember, type Run } from '../command'
import { type TypedTexts, textsOf, withTexts } from '../message-texts'

/** A message that one member reads. */
export const message = (run: Run): Command =>
  withTexts(
    new Command('message').description('writes to one member').argument('<member>').argument('<title>'),
  ).action((member: string, title: string, options: TypedTexts) =>
    run((context) => send(member, title, options, context)),
  )

async function send(
  name: string,
  title: string,
  options: TypedTexts,
  context: CommandContext,
): Promise<string> {
  const member = await existingMember(name, context)
  const id = await writeMessage(
    context.database,
    {
      ...textsOf(title, options),
      kind: 'personal',
      brand: null,
      memberId: member.id,
      at: context.now(),
      until: null,
      inStrip: false,
      popupKey: null,
    },
    { actor: context.actor, at: context.now() },
  )
  return `message ${id} to ${member.id}`
}
