import type { ResponseOf, userSettings } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult, Notice, PreferencesService } from '@touchline/contracts/host'
import { Preferences, type SettingsChange, withChange } from '@touchline/contracts/session'
import i18next from 'i18next'
import * as v from 'valibot'
import type { TabMessage, Tabs } from './tabs'

/** A change on its way to the server; with a revision it is saved, and others are still on their way. */
export interface Pending extends SettingsChange {
  revision?: number | undefined
}

/** Parts of the page that taking in an answer needs. */
export interface AnswerDeps {
  tabs: Tabs
  notify: (notice: Notice) => void
  /** Meaning of a code in the language that is shown. */
  textOf: (code: ErrorCode, sent: string) => Promise<string>
}

/** Settings of a page, as far as news about them goes. */
export interface SettingsOnPage extends Pick<PreferencesService, 'current' | 'update'> {
  readonly deps: AnswerDeps
  readonly account: string | null
  /** The known settings of the server. */
  base: Preferences
  /** Of the base; below zero until the server or another tab has named one. */
  revision: number
  /** The server stores settings of this member, so changes can be merged into them. */
  isKept: boolean
  pending: Pending[]
  show(preferences: Preferences): void
}

type Answer = CallResult<ResponseOf<typeof userSettings>>

/** Longest that is waited for a language to be shown. */
const WAIT_MS = 1000

/** Takes the server's answer to a request or to our change. Only the refused change is reverted. */
export async function takeAnswer(of: SettingsOnPage, result: Answer, mine?: Pending): Promise<Answer> {
  if (result.kind === 'ok') {
    const { revision } = result.data
    // A server that answers a save without settings has taken it all the same.
    const settings = result.data.settings ?? (mine ? (withChange(of.base, mine) as Preferences) : null)
    take(of, settings, revision)
    if (mine) mine.revision = revision ?? 0
    if (mine && settings && of.account)
      of.deps.tabs.notify({ type: 'preferences', account: of.account, preferences: settings, revision })
  } else if (mine) {
    of.pending = of.pending.filter((each) => each !== mine)
    settle(of)
    const text = await textOf(of, result, mine)
    of.deps.notify({ tone: 'warning', text: i18next.t('shell:settingsReverted', { reason: text }) })
    return { ...result, text }
  } else return result
  settle(of)
  return result
}

/**
 * The reason of a refused change. A refused language is reported in the restored language, once it is loaded.
 */
async function textOf(
  of: SettingsOnPage,
  { code, text }: Exclude<Answer, { kind: 'ok' }>,
  { settings }: Pending,
) {
  const refused = (settings as Partial<Preferences>).pageDisplay?.language
  const { language } = of.current().pageDisplay
  if (refused === undefined || refused === language) return text
  await languageShown(language)
  return of.deps.textOf(code, '')
}

const languageShown = (language: string) =>
  new Promise<void>((done) => {
    const look = () => {
      if (i18next.language === language) end()
    }
    const end = () => {
      i18next.off('languageChanged', look)
      done()
    }
    i18next.on('languageChanged', look)
    setTimeout(end, WAIT_MS)
    look()
  })

const News = v.object({
  preferences: v.looseObject({}),
  revision: v.optional(v.pipe(v.number(), v.safeInteger())),
})

/** Another tab saved these; its page may have another version, so invalid messages are ignored. */
export function takeNews(of: SettingsOnPage, news: Extract<TabMessage, { type: 'preferences' }>): void {
  const read = v.safeParse(News, news)
  if (news.account !== of.account || !read.success) return
  const { preferences, revision } = read.output
  take(of, v.parse(Preferences, { ...of.base, ...preferences }), revision)
  of.show(shownOf(of))
}

/** Takes newer settings; those without a revision are taken as they arrive. */
function take(of: SettingsOnPage, settings: Preferences | null, revision?: number): void {
  if (revision !== undefined && revision <= of.revision) return
  of.revision = revision ?? of.revision
  if (!settings) return
  of.base = settings
  of.isKept = true
}

const shownOf = ({ pending, base }: SettingsOnPage) => pending.reduce<object>(withChange, base) as Preferences

/** Once all is answered, what the server holds is shown; what it took in another order than it was chosen is sent once more. */
function settle(of: SettingsOnPage): void {
  const revisions = of.pending.map(({ revision }) => revision)
  const chosen = shownOf(of)
  const isAnswered = !revisions.includes(undefined)
  if (isAnswered) of.pending = []
  of.show(shownOf(of))
  const isOvertaken = revisions.some((each = 0, place) => each < (revisions[place - 1] ?? 0))
  if (isAnswered && isOvertaken) void of.update(() => chosen)
}
