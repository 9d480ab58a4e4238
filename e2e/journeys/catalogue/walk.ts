import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { ErrorCode } from '@touchline/contracts/errors'
import type pg from 'pg'
import { LandingPage } from '../../pages/landing-page'
import { newMember, operator } from '../../support/operator'
import { signIn } from '../../support/sign-in'
import type { Fixtures } from './fixtures'
import { type Asked, untilHosted } from './page-host'

/** Tools of every step of the walk. */
export interface Walk {
  readonly origin: string
  /** Data folder of the platform. */
  readonly dataDir: string
  readonly page: Page
  readonly context: BrowserContext
  /** The database, as its owner. */
  readonly owner: pg.Pool
  readonly fixtures: Fixtures
  /** An operator's command. */
  operator(...args: readonly string[]): Promise<string>
  newMember(name: string, password: string): Promise<string>
  /** Opens the board as this member, who stays logged in until the next `enter`. */
  enter(account: string): Promise<void>
  /** Logs in on the landing page, where the end of a session leads. */
  logIn(account: string): Promise<void>
}

/** A code, and how a request gets it from the server. */
export interface Case {
  readonly code: ErrorCode
  readonly because: string
  /** Preparation of the step. */
  readonly before?: (walk: Walk) => Promise<unknown>
  /** The request, made anew each time. */
  readonly ask: (walk: Walk) => Asked | Promise<Asked>
  /** Runs while the server works on the request. */
  readonly meanwhile?: (walk: Walk, answered: Promise<unknown>) => Promise<void>
  /** The request is sent so often until the code comes. */
  readonly times?: number
  /** The request must arrive within two seconds, or it succeeds: then it is sent anew. */
  readonly isHurried?: boolean
  /** Restores the state before. */
  readonly after?: (walk: Walk) => Promise<unknown>
}

export function createWalk(
  parts: Pick<Walk, 'origin' | 'dataDir' | 'page' | 'context' | 'owner' | 'fixtures'>,
): Walk {
  const { origin, dataDir, page, context } = parts
  const landing = new LandingPage(page)
  return {
    ...parts,
    operator: (...args) => operator(dataDir, ...args),
    newMember: (name, password) => newMember(dataDir, name, password),
    enter: async (account) => {
      await context.clearCookies()
      await signIn(context, origin, account)
      await page.goto('/desktop')
      await untilHosted(page)
    },
    logIn: async (account) => {
      await landing.logIn(account)
      await page.getByRole('banner').getByText('MYR').waitFor()
    },
  }
}

/** The server holds what it knows of a member, and of a maintenance, for a second. */
export const untilReadAnew = (): Promise<void> => pause(1100)
