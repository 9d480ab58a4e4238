import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { errorLists } from '@touchline/test-kit/tools'
import { expect, test } from '../../support/test'
import { ACCOUNT_CASES, PRODUCT_CASES, SUSPENDED_CASES } from './account-cases'
import { BET_CASES, NEW_MEMBER_CASES } from './bet-cases'
import { CONNECTION_CHECKS, FOREIGN_CHECKS, RELEASE_CHECKS } from './connection-checks'
import { ANSWER_CHECKS, FORM_CHECKS, LANDING_CHECKS, SLIP_CHECKS } from './page-checks'
import { REJECTIONS } from './rejection-cases'
import { ENDINGS } from './session-cases'

const ERRORS = resolve(import.meta.dirname, '../../../docs/errors.md')

const reportedBy = (by: 'server' | 'page') => CONNECTION_CHECKS.filter((check) => check.reportedBy === by)
/** Each table is gone through by a test of refusals.spec.ts or page-checks.spec.ts, which fails at a code that does not come. */
const SERVER = [
  ...[ACCOUNT_CASES, BET_CASES, NEW_MEMBER_CASES, PRODUCT_CASES, SUSPENDED_CASES, REJECTIONS, ENDINGS].flat(),
  ...[FOREIGN_CHECKS, reportedBy('server')].flat(),
]
const PAGE = [
  ...[LANDING_CHECKS, ANSWER_CHECKS, SLIP_CHECKS, FORM_CHECKS, RELEASE_CHECKS, reportedBy('page')].flat(),
]

const codesOf = (checks: readonly { code: ErrorCode }[]) => new Set(checks.map(({ code }) => code))

test('the walk meets every code that docs/errors.md says it meets, and no other', () => {
  const { server, page } = errorLists(readFileSync(ERRORS, 'utf8'))
  const byServer = codesOf(SERVER)
  const byPage = [...codesOf(PAGE)].filter((code) => !byServer.has(code))
  console.log(
    `${Object.keys(CATALOGUE).length} codes: ${byServer.size} from the server, ${byPage.length} from the page alone`,
  )
  expect([...byServer].sort()).toEqual([...server].sort())
  expect(byPage.sort()).toEqual([...page].sort())
})
