import { LANGUAGES, type Language, WORDED } from '@touchline/contracts/limits'
import { ODDS_TYPES, OddsTypeId } from '@touchline/contracts/odds'
import { accessibilityOf, oddsRefreshOf, type Preferences } from '@touchline/contracts/session'
import { oddsPolicy } from '@touchline/rules'

/** Facts that decide which values a member is offered. */
export interface Offer {
  /** Languages of the brand. */
  readonly languages: readonly Language[]
  /** Whether the member may have Burmese odds. */
  readonly myanmar: boolean
}

/** A setting with a few values; its words are `settings.<id>`. */
export interface Choice {
  readonly id: string
  readonly values: (offer: Offer) => readonly string[]
  readonly of: (preferences: Preferences) => string
  readonly put: (preferences: Preferences, value: string) => Preferences
}

/** Values of switches. */
export const ON_OFF: readonly string[] = ['off', 'on']

type GroupName = 'pageDisplay' | 'betting' | 'accessibility'
type Value = string | number | boolean

/** A setting that is one field of a group. */
function field<Group extends GroupName>(
  group: Group,
  name: keyof Preferences[Group] & string,
  values: readonly Value[],
  id: string = name,
): Choice {
  const texts = values.map(textOf)
  return {
    id,
    values: () => texts,
    of: (preferences) => textOf(partOf(preferences, group)[name] as Value),
    put: (preferences, text) => ({
      ...preferences,
      [group]: { ...partOf(preferences, group), [name]: values[texts.indexOf(text)] },
    }),
  }
}

const textOf = (value: Value): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value))
const toggle = <Group extends GroupName>(
  group: Group,
  name: keyof Preferences[Group] & string,
  id?: string,
) => field(group, name, [false, true], id)
const partOf = <Group extends GroupName>(preferences: Preferences, group: Group): Preferences[Group] =>
  (group === 'accessibility' ? accessibilityOf(preferences) : preferences[group]) as Preferences[Group]

const language: Choice = {
  ...field('pageDisplay', 'language', LANGUAGES),
  values: ({ languages }) => languages.filter((id) => WORDED.includes(id)),
}
const oddsType: Choice = {
  ...field('pageDisplay', 'oddsType', ODDS_TYPES),
  values: ({ myanmar }) => ODDS_TYPES.filter((type) => myanmar || type !== OddsTypeId.MM).map(String),
  put: (preferences, text) => {
    const type = ODDS_TYPES.find((each) => String(each) === text) ?? OddsTypeId.MY
    const { pageDisplay } = preferences
    return {
      ...preferences,
      pageDisplay: { ...pageDisplay, oddsType: type, mmoType: type === OddsTypeId.MM },
    }
  },
}
const refresh: Choice = {
  id: 'refresh',
  values: () => ['live', 'poll', 'manual'],
  of: oddsRefreshOf,
  put: (preferences, mode) => {
    const { betting } = preferences
    // Switching manual refresh off restores the way chosen before.
    const oddsRefresh = mode === 'live' || mode === 'poll' ? mode : betting.oddsRefresh
    return { ...preferences, betting: { ...betting, autoRefreshOdds: mode !== 'manual', oddsRefresh } }
  },
}
const policy: Choice = {
  id: 'policy',
  values: () => ['none', 'better', 'any'],
  of: ({ betting }) => oddsPolicy(betting),
  put: (preferences, chosen) => ({
    ...preferences,
    betting: {
      ...preferences.betting,
      acceptBetterOdds: chosen !== 'none',
      acceptAnyOdds: chosen === 'any',
    },
  }),
}

/** Settings by their group, in the order of the screen. */
export const CHOICES = {
  display: [
    language,
    field('pageDisplay', 'pageType', ['single', 'double']),
    field('pageDisplay', 'pageSize', [10, 20, 50, 100]),
    field('pageDisplay', 'eventSorting', ['league', 'time']),
    field('pageDisplay', 'density', ['compact', 'default', 'comfortable']),
    field('pageDisplay', 'theme', ['light', 'dark', 'system']),
    toggle('pageDisplay', 'showQuickOdds'),
    toggle('pageDisplay', 'showScoreMap'),
  ],
  odds: [
    oddsType,
    field('pageDisplay', 'marketType', ['full', 'half', 'both']),
    refresh,
    toggle('accessibility', 'swapColours'),
  ],
  betting: [policy, field('betting', 'defaultStake', ['none', 'last', 'fixed'])],
  hearing: [
    toggle('accessibility', 'sounds'),
    field('accessibility', 'spoken', ['off', 'bets', 'all']),
    toggle('accessibility', 'shortcuts'),
  ],
} as const satisfies Record<string, readonly Choice[]>
