import { setTimeout } from 'node:timers/promises'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { Job } from '../../../platform/jobs'
import type { Platform } from '../../../platform/module'
import { groupCommit } from '../../../storage'
import type { OperatorClient } from './operator-client'
import { OperatorFault } from './operator-fault'
import type { AnsweredCommand, CommandRow, FailedCommand, OperatorRepository } from './repository'

/** Of one operator. One slow answer in fifty keeps each place for 50 ms on average. */
const COMMANDS_AT_ONCE = 80
/** Longer than an attempt: a killed process gives its commands back after it. */
const LEASE_MS = 8000
const RETRY_FIRST_MS = 200
const RETRY_MOST_MS = 4000
const ROUND_EVERY_MS = 250
/** Places that become free within it are filled by one claim. */
const CLAIM_TOGETHER_MS = 10
/** A stop of the server waits for the round. */
const ROUND_MOST_MS = 5000

const PROBLEM_MOST = 300

export interface OutboxDeps {
  readonly platform: Pick<Platform, 'now' | 'log' | 'random' | 'failpoint'>
  readonly repository: OperatorRepository
  readonly announce: (member: string, wallet: PlayerWallet) => void
}

/** Sends the commands of one operator until it confirms them. They may arrive in any order and more than once. */
export function createOutbox(client: OperatorClient, { platform, repository, announce }: OutboxDeps) {
  const { now, log, random, failpoint } = platform

  const keepFailed = groupCommit<FailedCommand, null>({
    run: async (commands) => {
      await repository.failed(commands)
      return commands.map(() => null)
    },
    itemsMax: COMMANDS_AT_ONCE,
    lanes: 1,
  })

  const keepAnswered = groupCommit<AnsweredCommand, null>({
    run: async (answered) => {
      for (const { member, wallet } of await repository.answered(answered, now())) announce(member, wallet)
      return answered.map(() => null)
    },
    itemsMax: COMMANDS_AT_ONCE,
    lanes: 1,
  })

  const send = async (command: CommandRow): Promise<void> => {
    const { id, type, member, currency, key, amount, kind, reference } = command
    try {
      await failpoint('operator:before-command')
      const { status, balance, seq } = await client.order(type, {
        member,
        currency,
        key,
        amount,
        kind,
        reference,
      })
      await failpoint('operator:after-command')
      if (status !== 'ok') throw new Error(status)
      await keepAnswered({ id, member, balance, seq })
    } catch (error) {
      const problem = error instanceof OperatorFault ? `${error.kind} ${error.message}` : String(error)
      const isExpected = error instanceof OperatorFault
      log[isExpected ? 'warn' : 'error'](
        { operator: client.id, type, key, problem },
        'a command waits for its operator',
      )
      const nextAt = now() + Math.round(retryMs(command.attempts, random))
      await keepFailed({ id, nextAt, problem: problem.slice(0, PROBLEM_MOST) })
    }
  }

  const sending = new Set<Promise<void>>()
  const start = (command: CommandRow): void => {
    const sent = send(command)
      // The lease ends, and the command is sent again.
      .catch((err) => log.error({ err, operator: client.id }, 'a command was not written down'))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }

  /** Fills the places of answered commands at once. Slow answers keep only their own place, in the next rounds too. */
  const round = async (): Promise<void> => {
    const end = performance.now() + ROUND_MOST_MS
    do {
      const free = COMMANDS_AT_ONCE - sending.size
      const commands = free > 0 ? await repository.claim(client.id, free, now(), LEASE_MS) : []
      for (const command of commands) start(command)
      // Places may be free again since the claim: only a short claim says that nothing else is due.
      if (commands.length === free && sending.size > 0) {
        await Promise.race(sending)
        await setTimeout(CLAIM_TOGETHER_MS)
      } else if (sending.size > 0) await Promise.race([Promise.all(sending), setTimeout(ROUND_EVERY_MS)])
    } while (sending.size > 0 && performance.now() < end)
  }
  const job: Job = {
    name: `operator-outbox:${client.id}`,
    everyMs: ROUND_EVERY_MS,
    by: 'each process',
    round,
  }
  return { job, round }
}

const retryMs = (attempts: number, random: () => number): number =>
  Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** Math.min(attempts, 10)) * (0.5 + random() / 2)
