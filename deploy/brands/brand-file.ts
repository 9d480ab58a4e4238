import { GAME_CATEGORIES } from '@touchline/contracts/calls'
import { LOBBY_TITLES } from '@touchline/contracts/host'
import { CURRENCIES, LANGUAGES } from '@touchline/contracts/limits'
import { ODDS_TYPES } from '@touchline/contracts/odds'
import { BRAND_TERMS } from '@touchline/serving'
import { THEMES } from '@touchline/ui/themes'
import * as v from 'valibot'
import { TimeText } from '../read-time'

const language = v.picklist(LANGUAGES)
const currency = v.picklist(CURRENCIES)
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour as #RRGGBB'))
const Colours = v.strictObject({
  header: colour,
  primary: colour,
  'on-primary': colour,
  accent: colour,
  'odds-cell': colour,
})

const hostName = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name in lower case, without scheme and port',
  ),
)

/** A brand as its operator writes it. docs/brands.md says what each field does. */
export const BrandFile = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes'),
  ),
  name: text(24),
  /** Links to the brand use the first host. */
  hosts: v.pipe(v.array(hostName), v.minLength(1)),
  /** Where calls go: `/app` and `/odds` of the brand's own host, or hosts `app.` and `odds.` before it. */
  addressing: v.picklist(['path', 'subdomain']),
  theme: v.picklist(THEMES),
  /** Colours of the brand's own in place of the theme's; they must meet AA as the themes do. */
  colours: v.optional(v.strictObject({ light: Colours, dark: Colours })),
  languages: v.pipe(v.array(language), v.minLength(1)),
  /** Every language has a label, offered here or not: a member may have chosen it under another brand. */
  languageLabels: v.strictObject(v.entriesFromList(LANGUAGES, text(40))),
  defaultLanguage: language,
  defaultOddsType: v.picklist(ODDS_TYPES),
  /** Language → key of the shell's words → what this brand says instead. */
  labels: v.record(
    language,
    v.record(
      v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9-]+)+$/, 'must be a key such as product.slots')),
      text(120),
    ),
  ),
  ...BRAND_TERMS,
  refresh: v.strictObject({
    oddsMs: whole(250, 60_000),
    tournamentSeconds: whole(5, 3600),
    showSeconds: whole(5, 3600),
  }),
  /** Minor units per currency. */
  stakePresets: v.record(
    currency,
    v.pipe(v.array(whole(1, Number.MAX_SAFE_INTEGER)), v.minLength(1), v.maxLength(6)),
  ),
  /** Whether members go from one account to another without passing the landing page. */
  switchLogin: v.optional(v.boolean(), false),
  /** Address of a lobby → the games that this brand shows there. */
  lobbies: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^\/[a-z0-9]+$/, 'must be an address such as /casino100')),
      v.strictObject({
        title: v.picklist(LOBBY_TITLES),
        category: v.optional(v.picklist(GAME_CATEGORIES)),
        provider: v.optional(text(64)),
        tag: v.optional(text(40)),
      }),
    ),
  ),
  support: v.strictObject({ text: text(80), url: v.nullable(v.string()) }),
  /** Area → the only version that this brand may run. */
  pins: v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, 'must be a version')),
  ),
  /** Origins of which a developer may run a remote inside this brand's page. */
  overrideOrigins: v.array(v.string()),
  /** Closed from the next look at this file on; `until` in ISO 8601 with a zone, null when nobody knows. */
  maintenance: v.nullable(v.strictObject({ until: v.nullable(TimeText) })),
})
export type BrandFile = v.InferOutput<typeof BrandFile>
