import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, RequestOf } from '@touchline/contracts/calls'
import type { MemberClient } from '../../support/member-client'
import { leanConnection } from '../bets/lean-connection'
import { median } from '../median'

export interface AnswerTimes {
  /** The very first one: pages that nobody has read lately, plans that are not made. */
  readonly first: number
  readonly median: number
  readonly longest: number
}

const OFTEN = 15

/** How long answers take over HTTP, one after the other; milliseconds. */
export async function timesOf<C extends Call>(
  api: string,
  member: MemberClient,
  call: C,
  fields: Partial<RequestOf<C>>,
): Promise<AnswerTimes> {
  const { path, headers, body } = member.wireOf(call, fields)
  const connection = leanConnection(api)
  const times: number[] = []
  while (times.length < OFTEN) {
    const asked = performance.now()
    const answer = await connection.post(path, headers, body)
    const took = performance.now() - asked
    // Lists have a rate of their own by member.
    if (answer.startsWith('{"status":"requestLimit"')) await pause(1000)
    else times.push(took)
    if (!/^\{"status":(1|"requestLimit")/.test(answer))
      throw new Error(`${path} of the bench: ${answer.slice(0, 200)}`)
  }
  connection.close()
  const [first = 0, ...later] = times
  return { first, median: median(later), longest: Math.max(...later) }
}
