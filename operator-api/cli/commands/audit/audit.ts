import { Command } from 'commander'
import type { Run } from '../../command'
import { PAGE, type Paged } from '../../pages'
import { type AuditOptions, showAudit } from './show-audit'

/** Actions and their operators, the newest first. */
export const audit = (run: Run): Command =>
  new Command('audit')
    .description('who did what and when, the newest first; times are GMT+8')
    .argument('[subject]', 'a member, an upline, or the id of a message or a match; without one everything')
    .option('--by <who>', 'what an operator did, or a member: member:<id>')
    .option('--action <name>', 'one kind of action, as it stands in the answer')
    .option('--from <day>', 'not before this day or moment, "2026-11-24 14:00"')
    .option('--to <day>', 'until the end of this day, or until this moment')
    .option(...PAGE)
    .action((subject: string | undefined, options: AuditOptions & Paged) =>
      run((context) => showAudit(subject ?? null, options, context)),
    )
