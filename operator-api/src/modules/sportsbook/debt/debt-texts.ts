import type { SettlementKind } from '@touchline/contracts/calls'
import type { Language } from '@touchline/contracts/limits'

/** The words of one thing in all languages; values are in braces. */
export type InAllLanguages = Readonly<Record<Language, string>>

export interface DebtText {
  readonly title: InAllLanguages
  readonly body: InAllLanguages
}

/** The form of the message: the change of the bet, and the debt after it. */
export const DEBT_MESSAGE: DebtText = {
  title: {
    en: '{what}: {after}',
    cn: '{what}：{after}',
    tw: '{what}：{after}',
    vi: '{what}: {after}',
    th: '{what}: {after}',
    id: '{what}: {after}',
    my: '{what} - {after}',
    ja: '{what}：{after}',
    ko: '{what}: {after}',
  },
  body: {
    en: '{what} {after}\n\n[Open bet](/info/result?bet={id})',
    cn: '{what}{after}\n\n[查看注单](/info/result?bet={id})',
    tw: '{what}{after}\n\n[查看注單](/info/result?bet={id})',
    vi: '{what} {after}\n\n[Mở cược](/info/result?bet={id})',
    th: '{what} {after}\n\n[เปิดเดิมพัน](/info/result?bet={id})',
    id: '{what} {after}\n\n[Buka taruhan](/info/result?bet={id})',
    my: '{what} {after}\n\n[လောင်းကြေး ဖွင့်ရန်](/info/result?bet={id})',
    ja: '{what}{after}\n\n[ベットを開く](/info/result?bet={id})',
    ko: '{what} {after}\n\n[베팅 열기](/info/result?bet={id})',
  },
}

/** The change of the bet. A first settlement leaves no debt. */
export const DEBT_CAUSES: Readonly<Record<Exclude<SettlementKind, 'first'>, DebtText>> = {
  corrected: {
    title: {
      en: 'Result corrected',
      cn: '赛果更正',
      tw: '賽果更正',
      vi: 'Kết quả được sửa',
      th: 'มีการแก้ไขผล',
      id: 'Hasil dikoreksi',
      my: 'ရလဒ်ပြင်ဆင်ပြီး',
      ja: '結果の訂正',
      ko: '결과 정정',
    },
    body: {
      en: '{match}: the result was corrected, and your bet {bet} was resettled.',
      cn: '{match}：赛果已更正，您的注单 {bet} 已重新结算。',
      tw: '{match}：賽果已更正，您的注單 {bet} 已重新結算。',
      vi: '{match}: kết quả đã được sửa và cược {bet} của bạn được thanh toán lại.',
      th: '{match}: มีการแก้ไขผลการแข่งขัน จึงคิดผลเดิมพัน {bet} ใหม่แล้ว',
      id: '{match}: hasil dikoreksi, dan taruhan Anda {bet} dihitung ulang.',
      my: '{match} - ရလဒ်ကို ပြင်ဆင်ပြီး သင့်လောင်းကြေး {bet} ကို ပြန်ရှင်းပါသည်။',
      ja: '{match}：結果が訂正され、ベット{bet}を確定し直しました。',
      ko: '{match}: 결과가 정정되어 베팅 {bet}을(를) 다시 정산했습니다.',
    },
  },
  taken_back: {
    title: {
      en: 'Bet reopened',
      cn: '注单重新进行',
      tw: '注單重新進行',
      vi: 'Vé cược chờ kết quả lại',
      th: 'เดิมพันกลับมารอผล',
      id: 'Taruhan berjalan lagi',
      my: 'လောင်းကြေး ပြန်စောင့်ဆိုင်း',
      ja: 'ベットが結果待ちに',
      ko: '베팅 다시 진행',
    },
    body: {
      en: '{match}: the result was withdrawn, and your bet {bet} is running again.',
      cn: '{match}：原赛果已不成立，您的注单 {bet} 重新进行中。',
      tw: '{match}：原賽果已不成立，您的注單 {bet} 重新進行中。',
      vi: '{match}: kết quả cũ không còn hiệu lực và cược {bet} của bạn lại chờ kết quả.',
      th: '{match}: ผลเดิมไม่มีผลแล้ว เดิมพัน {bet} กลับมารอผล',
      id: '{match}: hasil sebelumnya tidak berlaku lagi, dan taruhan Anda {bet} berjalan lagi.',
      my: '{match} - ယခင်ရလဒ် အတည်မဖြစ်တော့သဖြင့် သင့်လောင်းကြေး {bet} မပြီးသေးပါ။',
      ja: '{match}：以前の結果は無効となり、ベット{bet}は結果待ちに戻りました。',
      ko: '{match}: 이전 결과가 더 이상 유효하지 않아 베팅 {bet}이(가) 다시 진행됩니다.',
    },
  },
  again: {
    title: {
      en: 'Bet resettled',
      cn: '注单再次结算',
      tw: '注單再次結算',
      vi: 'Vé cược được thanh toán lại',
      th: 'คิดผลเดิมพันอีกครั้ง',
      id: 'Taruhan dihitung lagi',
      my: 'လောင်းကြေး ထပ်မံ အလျော်အစားပြီး',
      ja: 'ベットの再確定',
      ko: '베팅 재정산',
    },
    body: {
      en: '{match}: your reopened bet {bet} has been settled.',
      cn: '{match}：您重新进行的注单 {bet} 已按赛果结算。',
      tw: '{match}：您重新進行的注單 {bet} 已按賽果結算。',
      vi: '{match}: cược {bet} của bạn, từng chờ kết quả lại, đã được thanh toán theo kết quả.',
      th: '{match}: เดิมพัน {bet} ที่กลับมารอผล คิดผลตามผลการแข่งขันแล้ว',
      id: '{match}: taruhan Anda {bet}, yang sempat berjalan lagi, dihitung menurut hasilnya.',
      my: '{match} - ပြန်စောင့်ဆိုင်းခဲ့သော သင့်လောင်းကြေး {bet} ကို ရလဒ်အတိုင်း ရှင်းပြီးပါပြီ။',
      ja: '{match}：結果待ちに戻っていたベット{bet}を結果により確定しました。',
      ko: '{match}: 다시 진행되던 베팅 {bet}을(를) 결과에 따라 정산했습니다.',
    },
  },
}

/** The debt after it: more than before, less, or none. */
export const DEBT_AFTER: Readonly<Record<'owed' | 'less' | 'paid', DebtText>> = {
  owed: {
    title: {
      en: 'you owe {owed}',
      cn: '您欠款 {owed}',
      tw: '您欠款 {owed}',
      vi: 'bạn còn nợ {owed}',
      th: 'ยอดค้างชำระ {owed}',
      id: 'utang Anda {owed}',
      my: 'အကြွေး {owed}',
      ja: '未払い {owed}',
      ko: '미납금 {owed}',
    },
    body: {
      en: 'The return was taken back, and your balance did not cover it.\n\nYou owe {owed}. Your next deposits and winnings pay it off first.',
      cn: '原派彩已收回，而您的余额不足。\n\n您欠款 {owed}，之后存入或赢得的金额会先用来偿还。',
      tw: '原派彩已收回，而您的餘額不足。\n\n您欠款 {owed}，之後存入或贏得的金額會先用來償還。',
      vi: 'Số tiền đã trả bị thu lại, và số dư của bạn không đủ.\n\nBạn còn nợ {owed}. Các khoản nạp vào hoặc thắng cược tiếp theo sẽ trả khoản này trước.',
      th: 'ยอดที่จ่ายไปถูกหักคืน และยอดเงินของคุณไม่พอ\n\nยอดค้างชำระ {owed} เงินที่ฝากหรือได้รับครั้งต่อไปจะชำระยอดนี้ก่อน',
      id: 'Pembayarannya ditarik kembali, dan saldo Anda tidak mencukupi.\n\nUtang Anda {owed}. Setoran atau kemenangan berikutnya melunasinya lebih dulu.',
      my: 'ပေးထားသောငွေကို ပြန်ယူရာ သင့်လက်ကျန်ငွေ မလုံလောက်ပါ။\n\nအကြွေး {owed} ရှိပါသည်။ နောက်သွင်းငွေ သို့မဟုတ် နိုင်ငွေဖြင့် ၎င်းကို ဦးစွာ ဆပ်ပါမည်။',
      ja: '払い戻した金額を減算しましたが、残高が足りませんでした。\n\n未払いは{owed}です。次の入金や払い戻しから先に充当されます。',
      ko: '지급된 금액을 회수했으나 잔액이 부족했습니다.\n\n미납금은 {owed}입니다. 다음 입금액이나 당첨금으로 먼저 갚습니다.',
    },
  },
  less: {
    title: {
      en: 'you still owe {owed}',
      cn: '您尚欠 {owed}',
      tw: '您尚欠 {owed}',
      vi: 'bạn vẫn còn nợ {owed}',
      th: 'ยอดค้างชำระเหลือ {owed}',
      id: 'sisa utang Anda {owed}',
      my: 'အကြွေးကျန် {owed}',
      ja: '未払いの残り {owed}',
      ko: '남은 미납금 {owed}',
    },
    body: {
      en: 'The return was used to pay off what you owe.\n\nYou still owe {owed}.',
      cn: '派彩已用来偿还欠款。\n\n您尚欠 {owed}。',
      tw: '派彩已用來償還欠款。\n\n您尚欠 {owed}。',
      vi: 'Số tiền được trả đã dùng để trả nợ.\n\nBạn vẫn còn nợ {owed}.',
      th: 'ยอดที่จ่ายนำไปชำระยอดค้าง\n\nยอดค้างชำระเหลือ {owed}',
      id: 'Pembayarannya dipakai untuk melunasi utang.\n\nSisa utang Anda {owed}.',
      my: 'ပေးသောငွေဖြင့် အကြွေးကို ဆပ်ထားပါသည်။\n\nအကြွေး {owed} ကျန်ပါသည်။',
      ja: '加算された金額は未払いに充当されました。\n\n未払いの残りは{owed}です。',
      ko: '지급된 금액으로 미납금을 갚았습니다.\n\n남은 미납금은 {owed}입니다.',
    },
  },
  paid: {
    title: {
      en: 'you no longer owe anything',
      cn: '您已无欠款',
      tw: '您已無欠款',
      vi: 'bạn không còn nợ',
      th: 'ไม่มียอดค้างชำระแล้ว',
      id: 'Anda tidak lagi berutang',
      my: 'အကြွေး မရှိတော့ပါ',
      ja: '未払いはなくなりました',
      ko: '미납금이 없습니다',
    },
    body: {
      en: 'What you owed has been paid off.',
      cn: '欠款已还清。',
      tw: '欠款已還清。',
      vi: 'Khoản nợ của bạn đã được trả hết.',
      th: 'ยอดค้างชำระของคุณชำระครบแล้ว',
      id: 'Utang Anda sudah lunas.',
      my: 'သင့်အကြွေးကို အကုန် ဆပ်ပြီးပါပြီ။',
      ja: '未払いはすべて充当されました。',
      ko: '미납금을 모두 갚았습니다.',
    },
  },
}
