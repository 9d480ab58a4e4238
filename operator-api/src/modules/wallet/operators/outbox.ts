import { setTimeout } from 'node:timers/promises'
import type { PlayerWallet } from '@touchline/contracts/session'
import type { Job } from '../../../platform/jobs'
import type { Platform } from '../../../platform/module'
import type { OperatorAnswer, OperatorClient } from './operator-client'
import { OperatorFault } from './operator-fault'
import type { CommandRow, OperatorRepository } from './repository'

/** Of one operator: the calls of its members have room beside them. */
const COMMANDS_AT_ONCE = 32
/** Longer than an attempt: a killed process gives its commands back after it. */
const LEASE_MS = 8000
const RETRY_FIRST_MS = 200
const RETRY_MOST_MS = 4000
const ROUND_EVERY_MS = 250
/** A stop of the server waits for the round. */
const ROUND_MOST_MS = 5000

export interface OutboxDeps {
  readonly platform: Pick<Platform, 'now' | 'log' | 'random' | 'failpoint'>
  readonly repository: OperatorRepository
  /** Keeps and announces the balance of an answer. */
  readonly takeBalance: (member: string, answer: OperatorAnswer) => Promise<PlayerWallet | null>
}

/** Sends the commands of one operator until it confirms them. They may arrive in any order and more than once. */
export function createOutbox(client: OperatorClient, { platform, repository, takeBalance }: OutboxDeps) {
  const { now, log, random, failpoint } = platform

  const send = async (command: CommandRow): Promise<void> => {
    const { id, type, member, currency, key, amount, kind, reference } = command
    try {
      await failpoint('operator:before-command')
      const answer = await client.order(type, { member, currency, key, amount, kind, reference })
      await failpoint('operator:after-command')
      if (answer.status !== 'ok') throw new Error(answer.status)
      await repository.done(id, now())
      await takeBalance(member, answer)
    } catch (error) {
      const problem = error instanceof OperatorFault ? `${error.kind} ${error.message}` : String(error)
      const isExpected = error instanceof OperatorFault
      log[isExpected ? 'warn' : 'error'](
        { operator: client.id, type, key, problem },
        'a command waits for its operator',
      )
      await repository.failed(id, now() + Math.round(retryMs(command.attempts, random)), problem)
    }
  }

  /** Fills the places of answered commands at once: slow answers keep only their own place. */
  const round = async (): Promise<void> => {
    const sending = new Set<Promise<void>>()
    const end = performance.now() + ROUND_MOST_MS
    do {
      const commands = await repository.claim(client.id, COMMANDS_AT_ONCE - sending.size, now(), LEASE_MS)
      for (const command of commands) {
        const sent = send(command).finally(() => sending.delete(sent))
        sending.add(sent)
      }
      if (sending.size === COMMANDS_AT_ONCE) await Promise.race(sending)
      else if (sending.size > 0) await Promise.race([Promise.all(sending), setTimeout(ROUND_EVERY_MS)])
    } while (sending.size > 0 && performance.now() < end)
    await Promise.all(sending)
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
