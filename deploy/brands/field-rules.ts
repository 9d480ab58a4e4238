import { MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import { OddsTypeId } from '@touchline/contracts/odds'
import { BRANDS, themeFaults } from '@touchline/ui/themes'
import type { BrandFile } from './brand-file'
import type { Fault } from './fault'

/** A rule between fields; it is asked only when every field that it needs is in order by itself. */
interface FieldRule {
  needs: readonly (keyof BrandFile)[]
  faults: (file: BrandFile) => Fault[]
}

const twice = (field: keyof BrandFile, values: readonly string[]): Fault[] =>
  values.flatMap((value, at) =>
    values.indexOf(value) < at ? [{ path: `${field}.${at}`, message: `${value} is there twice` }] : [],
  )

const absent = <T>(path: string, value: T, among: readonly T[], where: string): Fault[] =>
  among.includes(value) ? [] : [{ path, message: `${String(value)} is not among ${where}` }]

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

function originFault(origin: string): string | null {
  const url = URL.canParse(origin) ? new URL(origin) : null
  if (url?.origin !== origin) return 'must be an origin such as https://dev.example, without a path'
  return url.protocol === 'https:' || isLoopback(url.hostname)
    ? null
    : 'must be https, or this machine itself'
}

/** Rules of single fields beyond the schema. */
export const FIELD_RULES: readonly FieldRule[] = [
  ...(['hosts', 'languages', 'currencies', 'products'] as const).map((field) => ({
    needs: [field],
    faults: (file: BrandFile) => twice(field, file[field]),
  })),
  {
    needs: ['defaultLanguage', 'languages'],
    faults: ({ defaultLanguage, languages }) =>
      absent('defaultLanguage', defaultLanguage, languages, 'languages'),
  },
  {
    needs: ['labels', 'languages'],
    faults: ({ labels, languages }) =>
      Object.keys(labels).flatMap((id) => absent(`labels.${id}`, id, languages as string[], 'languages')),
  },
  {
    needs: ['defaultOddsType', 'currencies', 'myanmar'],
    faults: ({ defaultOddsType, currencies, myanmar }) =>
      defaultOddsType !== OddsTypeId.MM ||
      (myanmar && MYANMAR_CURRENCIES.some((one) => currencies.includes(one)))
        ? []
        : [{ path: 'defaultOddsType', message: 'Burmese odds need myanmar and MMK or MMO among currencies' }],
  },
  {
    needs: ['betLimits', 'currencies'],
    faults: ({ betLimits, currencies }) =>
      Object.entries(betLimits).flatMap(([id, { minBet, maxBet }]) => [
        ...absent(`betLimits.${id}`, id, currencies as string[], 'currencies'),
        ...(minBet > maxBet
          ? [{ path: `betLimits.${id}`, message: `minBet ${minBet} is above maxBet ${maxBet}` }]
          : []),
      ]),
  },
  {
    needs: ['stakePresets', 'currencies'],
    faults: ({ stakePresets, currencies }) => [
      ...currencies.flatMap((id) =>
        absent(`stakePresets.${id}`, id, Object.keys(stakePresets), 'the presets'),
      ),
      ...Object.entries(stakePresets).flatMap(([id, stakes]) =>
        stakes.some((stake, at) => stake <= (stakes[at - 1] ?? 0))
          ? [{ path: `stakePresets.${id}`, message: 'must rise from one to the next' }]
          : [],
      ),
    ],
  },
  {
    needs: ['tournament'],
    faults: ({ tournament: { fee, players, matches } }) =>
      Object.entries({ fee, players, matches }).flatMap(([name, { min, max }]) =>
        min > max ? [{ path: `tournament.${name}`, message: `min ${min} is above max ${max}` }] : [],
      ),
  },
  {
    needs: ['overrideOrigins'],
    faults: ({ overrideOrigins }) =>
      overrideOrigins.flatMap((origin, at) => {
        const message = originFault(origin)
        return message ? [{ path: `overrideOrigins.${at}`, message }] : []
      }),
  },
  {
    needs: ['support'],
    faults: ({ support: { url } }) =>
      url === null || /^(https:\/\/|mailto:)/.test(url)
        ? []
        : [{ path: 'support.url', message: 'must begin with https:// or mailto:' }],
  },
  {
    needs: ['theme', 'colours'],
    faults: ({ theme, colours }) =>
      themeFaults(colours ?? BRANDS[theme]).map(({ mode, role, on, ratio, needed }) => ({
        path: colours ? `colours.${mode}` : 'theme',
        message: `${role} on ${on} has a contrast of ${ratio} in ${mode}; WCAG AA asks for ${needed}`,
      })),
  },
]
