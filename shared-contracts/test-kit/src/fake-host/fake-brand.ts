import type { BrandView } from '@touchline/contracts/host'
import { LANGUAGES } from '@touchline/contracts/limits'

/** The default brand, in memory. */
export const fakeBrand = (overrides: Partial<BrandView> = {}): BrandView => ({
  id: 'touchline',
  name: 'Touchline',
  theme: 'color2',
  languages: LANGUAGES,
  languageLabels: {
    en: 'English',
    cn: '简体中文',
    tw: 'Khmer',
    vi: 'Tiếng Việt',
    th: 'ไทย',
    id: 'Bahasa Indonesia',
    my: 'မြန်မာ',
    ja: '日本語',
    ko: '한국어',
  },
  currencies: ['MYR', 'USD', 'IDR', 'MMK'],
  defaultOddsType: 1,
  defaultLanguage: 'en',
  products: ['sportsbook', 'casino', 'slots', 'mini', 'lottery', 'esports', 'tournament'],
  bettingDayStartHour: 12,
  refreshMs: 1000,
  stakePresets: { MYR: [1000, 5000, 10_000, 50_000], MMK: [500_000, 1_000_000, 5_000_000] },
  support: { text: 'Ask your agent', url: null },
  ...overrides,
})
