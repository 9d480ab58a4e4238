import type { Language } from '@touchline/contracts/limits'
import type { FeedEventOf } from '../../../src/modules/feed'
import cn from './cn.json'
import id from './id.json'
import ja from './ja.json'
import ko from './ko.json'
import my from './my.json'
import th from './th.json'
import tw from './tw.json'
import vi from './vi.json'

interface NamesOf {
  readonly leagues: Readonly<Record<string, string>>
  readonly teams: Readonly<Record<string, string>>
}

/** Names as sports media and books of the countries print them. */
const NAMES: Partial<Record<Language, NamesOf>> = { cn, tw, vi, th, id, my, ja, ko }

/** Lists of a league are named by it and by their subject. */
const ABOUT: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  cn: { Corners: '角球', Bookings: '罚牌', Winner: '冠军' },
  tw: { Corners: '角球', Bookings: '罰牌', Winner: '優勝冠軍' },
  vi: { Corners: 'Phạt góc', Bookings: 'Thẻ phạt', Winner: 'Vô địch' },
  th: { Corners: 'เตะมุม', Bookings: 'ใบเหลือง/แดง', Winner: 'แชมป์' },
  id: { Corners: 'Sepak pojok', Bookings: 'Kartu', Winner: 'Juara' },
  my: { Corners: 'ကော်နာ', Bookings: 'ကတ်', Winner: 'ချန်ပီယံ' },
  ja: { Corners: 'コーナー', Bookings: 'カード', Winner: '優勝' },
  ko: { Corners: '코너킥', Bookings: '카드', Winner: '우승' },
}

/** Names of the leagues and teams of the sandbox in every language with other names. */
export const namesEvents = (): FeedEventOf<'names'>[] =>
  (Object.entries(NAMES) as [Language, NamesOf][]).map(([language, { leagues, teams }]) => ({
    type: 'names',
    language,
    names: { ...teams, ...leagues, ...aboutLeagues(leagues, ABOUT[language] ?? {}) },
  }))

const aboutLeagues = (leagues: NamesOf['leagues'], about: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(leagues).flatMap(([league, called]) =>
      Object.entries(about).map(([word, translation]) => [
        `${league} - ${word}`,
        `${called} - ${translation}`,
      ]),
    ),
  )
