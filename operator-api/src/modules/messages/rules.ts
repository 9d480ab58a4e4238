import type { Language } from '@touchline/contracts/limits'
import type { BrandTerms } from '@touchline/serving'

/** A text in some languages; English is always there. */
export type Texts = Readonly<Partial<Record<Language, string>> & { en: string }>

/** The text of a language, or the English one; an unknown language is no error. */
export const textIn = (texts: Texts, language: string): string =>
  (texts as Record<string, string | undefined>)[language] ?? texts.en

/** A text in which `{dayStart}` stands for the hour at which a betting day of the brand begins. */
export const withTerms = (
  text: string,
  { bettingDayStartHour }: Pick<BrandTerms, 'bettingDayStartHour'>,
): string => text.replaceAll('{dayStart}', `${String(bettingDayStartHour).padStart(2, '0')}:00`)

/** What a fresh sandbox announces. */
export const SANDBOX_ANNOUNCEMENTS: readonly { special: boolean; texts: Texts }[] = [
  {
    special: true,
    texts: {
      en: 'Sandbox: matches, money and results are simulated. Nothing here is a real wager.',
      my: 'စမ်းသပ်စနစ်- ပွဲစဉ်၊ ငွေနှင့် ရလဒ်များကို အတုပြုလုပ်ထားသည်။ ဤနေရာတွင် တကယ့်လောင်းကြေး မရှိပါ။',
    },
  },
  {
    special: false,
    texts: {
      en: 'In-play bets are accepted after a short wait; a goal or a red card meanwhile rejects them.',
      my: 'ပွဲကစားနေစဉ် လောင်းကြေးများကို ခဏစောင့်ပြီးမှ လက်ခံသည်။ စောင့်ဆိုင်းစဉ် ဂိုး သို့မဟုတ် အနီကတ် ရှိပါက ပယ်ချမည်။',
    },
  },
  {
    special: false,
    texts: {
      en: 'All times are GMT+8. The betting day runs from {dayStart} to {dayStart}.',
      my: 'အချိန်အားလုံးသည် GMT+8 ဖြစ်သည်။ လောင်းကစားရက်သည် {dayStart} မှ {dayStart} အထိ ဖြစ်သည်။',
    },
  },
]
