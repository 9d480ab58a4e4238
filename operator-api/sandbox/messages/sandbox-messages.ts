import type { MessageKind } from '@touchline/contracts/calls'
import type { Texts } from '../../src/modules/messages'

/** A message of the sandbox. */
export interface SandboxMessage {
  readonly kind: MessageKind
  /** Days before the sandbox began: with some the history has days to go through. */
  readonly daysAgo: number
  readonly inStrip?: boolean
  readonly titles: Texts
  readonly bodies: Texts | null
}

/** Messages of a fresh sandbox to everybody, and to each of `SANDBOX_READERS`. */
export const SANDBOX_MESSAGES: readonly SandboxMessage[] = [
  {
    kind: 'normal',
    daysAgo: 9,
    titles: {
      en: 'Your settings on every device',
      cn: '设置随您同步',
      tw: '設定隨您同步',
      vi: 'Cài đặt theo bạn trên mọi thiết bị',
      th: 'การตั้งค่าตามคุณไปทุกเครื่อง',
      id: 'Pengaturan mengikuti Anda',
      my: 'ဆက်တင်များ သင့်နောက်သို့ လိုက်ပါသည်',
      ja: '設定はどの端末でも同じです',
      ko: '설정은 모든 기기에 적용됩니다',
    },
    bodies: {
      en: 'Your language, odds type, default stake and sports order are saved to your account. Set them once and they apply on all your devices.\n\n[Open settings](/info/settings)',
      cn: '语言、盘口类型、默认投注额和运动排序都保存在服务器上。在一台设备上设置，其他设备同样有效。\n\n[打开设置](/info/settings)',
      tw: '語言、盤口類型、預設投注額和運動排序都儲存在伺服器上。在一台裝置上設定，其他裝置同樣有效。\n\n[開啟設定](/info/settings)',
      vi: 'Ngôn ngữ, loại tỷ lệ cược, tiền cược mặc định và thứ tự môn thể thao được lưu trên hệ thống. Bạn đặt trên thiết bị này thì thiết bị khác cũng có.\n\n[Mở cài đặt](/info/settings)',
      th: 'ภาษา ประเภทราคา ยอดเดิมพันเริ่มต้น และลำดับกีฬาเก็บไว้ที่เซิร์ฟเวอร์ ตั้งค่าในเครื่องหนึ่งแล้ว เครื่องอื่นก็ใช้เหมือนกัน\n\n[เปิดหน้าตั้งค่า](/info/settings)',
      id: 'Bahasa, jenis odds, jumlah taruhan awal dan urutan olahraga disimpan di server. Yang Anda atur di satu perangkat juga berlaku di perangkat lain.\n\n[Buka pengaturan](/info/settings)',
      my: 'ဘာသာစကား၊ ကြေးအမျိုးအစား၊ ပုံသေလောင်းငွေနှင့် အားကစား အစီအစဉ်ကို ဆာဗာတွင် သိမ်းထားပါသည်။ စက်တစ်ခုတွင် ပြင်ထားသမျှ နောက်စက်တွင်လည်း ရှိပါသည်။\n\n[ဆက်တင်များ ဖွင့်ရန်](/info/settings)',
      ja: '言語、オッズ形式、初期ベット額、スポーツの並び順はサーバーに保存されます。1台で設定すると、他の端末にも反映されます。\n\n[設定を開く](/info/settings)',
      ko: '언어, 배당 방식, 기본 베팅금액, 종목 순서는 서버에 저장됩니다. 한 기기에서 설정하면 다른 기기에도 적용됩니다.\n\n[설정 열기](/info/settings)',
    },
  },
  {
    kind: 'normal',
    daysAgo: 4,
    titles: {
      en: 'Live handicap: which goals count',
      cn: '滚球让球：哪些进球算数',
      tw: '滾球讓球：哪些進球算數',
      vi: 'Cược chấp trực tiếp: tính bàn thắng nào',
      th: 'แฮนดิแคปสด: นับประตูไหนบ้าง',
      id: 'Handicap live: gol mana yang dihitung',
      my: 'ပွဲကစားနေစဉ် ဘော်ဒီ- ဘယ်ဂိုးများ ရေတွက်သနည်း',
      ja: 'ライブのハンディキャップ：対象となるゴール',
      ko: '라이브 핸디캡: 어떤 골이 포함되나요',
    },
    bodies: {
      en: 'A live handicap counts only goals scored after your bet. Over/Under counts all goals in the match.\n\n| Bet at 1-0, ends 2-1 | Counted |\n| Handicap | 1-1 |\n| Over/Under | 3 goals |\n\n[Football rules](/info/rules?topic=football)',
      cn: '滚球让球只计算您投注之后的进球。大小计算全场所有进球。\n\n| 1-0时投注，2-1完场 | 计算为 |\n| 让球 | 1-1 |\n| 大小 | 3球 |\n\n[足球规则](/info/rules?topic=football)',
      tw: '滾球讓球只計算您投注之後的進球。大小計算全場所有進球。\n\n| 1-0時投注，2-1完場 | 計算為 |\n| 讓球 | 1-1 |\n| 大小 | 3球 |\n\n[足球規則](/info/rules?topic=football)',
      vi: 'Cược chấp đặt khi trận đang diễn ra chỉ tính các bàn thắng sau khi cược. Tài/Xỉu tính mọi bàn thắng của trận.\n\n| Đặt lúc 1-0, kết thúc 2-1 | Được tính |\n| Cược chấp | 1-1 |\n| Tài/Xỉu | 3 bàn |\n\n[Luật bóng đá](/info/rules?topic=football)',
      th: 'แฮนดิแคปที่เดิมพันระหว่างแข่งนับเฉพาะประตูหลังวางเดิมพัน ส่วนสูง/ต่ำนับทุกประตูของคู่นั้น\n\n| วางที่ 1-0 จบ 2-1 | นับเป็น |\n| แฮนดิแคป | 1-1 |\n| สูง/ต่ำ | 3 ประตู |\n\n[กฎกติกาฟุตบอล](/info/rules?topic=football)',
      id: 'Handicap yang dipasang saat live hanya menghitung gol setelah taruhan Anda. Over/Under menghitung semua gol pertandingan.\n\n| Dipasang di 1-0, berakhir 2-1 | Dihitung |\n| Handicap | 1-1 |\n| Over/Under | 3 gol |\n\n[Peraturan sepak bola](/info/rules?topic=football)',
      my: 'ပွဲကစားနေစဉ် လောင်းထားသော ဘော်ဒီသည် သင်လောင်းပြီးနောက် ဝင်သော ဂိုးများကိုသာ ရေတွက်ပါသည်။ ဂိုးပေါ်/ဂိုးအောက်သည် ပွဲ၏ ဂိုးအားလုံးကို ရေတွက်ပါသည်။\n\n| 1-0 တွင် လောင်း၊ 2-1 ဖြင့် ပြီး | ရေတွက်မှု |\n| ဘော်ဒီ | 1-1 |\n| ဂိုးပေါ်/ဂိုးအောက် | 3 ဂိုး |\n\n[ဘောလုံး စည်းကမ်းများ](/info/rules?topic=football)',
      ja: 'ライブでのハンディキャップは、ベット後の得点だけで判定します。オーバー/アンダーは試合の全得点が対象です。\n\n| 1-0でベット、2-1で終了 | 判定 |\n| ハンディキャップ | 1-1 |\n| オーバー/アンダー | 3点 |\n\n[サッカーのルール](/info/rules?topic=football)',
      ko: '라이브 핸디캡은 베팅 이후의 골만 계산합니다. 오버/언더는 경기의 모든 골을 계산합니다.\n\n| 1-0에서 베팅, 2-1로 종료 | 계산 |\n| 핸디캡 | 1-1 |\n| 오버/언더 | 3골 |\n\n[축구 베팅규정](/info/rules?topic=football)',
    },
  },
  {
    kind: 'normal',
    daysAgo: 2,
    titles: {
      en: 'Statement by betting day',
      cn: '账目按投注日显示',
      tw: '賬目按投注日顯示',
      vi: 'Sao kê theo ngày cược',
      th: 'รายการบัญชีแยกตามวันเดิมพัน',
      id: 'Statement per hari taruhan',
      my: 'ရက်အလိုက် ငွေစာရင်း',
      ja: '日付別の取引明細',
      ko: '날짜별 정산내역',
    },
    bodies: {
      en: 'The statement now shows the opening and closing balance of every betting day. Open a day to see it by product, with the bets settled on it.\n\n[Open statement](/info/statement)',
      cn: '账目现在显示每个投注日的期初和期末余额。打开某一天，可查看当日各产品及结算的注单。\n\n[打开账目](/info/statement)',
      tw: '賬目現在顯示每個投注日的期初和期末餘額。開啟某一天，可查看當日各產品及結算的注單。\n\n[開啟賬目](/info/statement)',
      vi: 'Sao kê nay hiển thị số dư đầu kỳ và cuối kỳ của từng ngày cược. Mở một ngày để xem từng sản phẩm và các cược thanh toán trong ngày đó.\n\n[Mở sao kê](/info/statement)',
      th: 'รายการบัญชีแสดงยอดยกมาและยอดยกไปของทุกวันเดิมพันแล้ว เปิดแต่ละวันเพื่อดูยอดแยกตามผลิตภัณฑ์และเดิมพันที่คิดผลในวันนั้น\n\n[เปิดรายการบัญชี](/info/statement)',
      id: 'Statement kini menampilkan saldo awal dan saldo akhir setiap hari taruhan. Buka satu hari untuk melihat produknya dan taruhan yang selesai pada hari itu.\n\n[Buka statement](/info/statement)',
      my: 'ငွေစာရင်းတွင် ရက်တိုင်း၏ အဖွင့်နှင့် အပိတ် လက်ကျန်ကို ယခု ပြပါသည်။ ရက်တစ်ရက်ကို ဖွင့်ပါက ထိုရက်တွင် အလျော်အစားပြီးသော လောင်းကြေးများကို တွေ့ရပါမည်။\n\n[ငွေစာရင်း ဖွင့်ရန်](/info/statement)',
      ja: '取引明細に、毎日の期首残高と期末残高が表示されます。日付を開くと、商品別の内訳とその日に確定したベットを確認できます。\n\n[取引明細を開く](/info/statement)',
      ko: '정산내역에 날짜별 시작 잔액과 마감 잔액이 표시됩니다. 날짜를 열면 상품별 내역과 그날 정산된 베팅을 볼 수 있습니다.\n\n[정산내역 열기](/info/statement)',
    },
  },
  {
    kind: 'normal',
    daysAgo: 0,
    inStrip: true,
    titles: {
      en: 'All times are GMT+8. The betting day runs from {dayStart} to {dayStart}.',
      cn: '所有时间均为GMT+8。投注日由{dayStart}至次日{dayStart}。',
      tw: '所有時間均為GMT+8。投注日由{dayStart}至次日{dayStart}。',
      vi: 'Mọi giờ hiển thị là GMT+8. Ngày cược tính từ {dayStart} đến {dayStart} hôm sau.',
      th: 'เวลาทั้งหมดเป็น GMT+8 วันเดิมพันเริ่ม {dayStart} ถึง {dayStart} ของวันถัดไป',
      id: 'Semua waktu dalam GMT+8. Hari taruhan berlaku pukul {dayStart} sampai {dayStart}.',
      my: 'အချိန်အားလုံးသည် GMT+8 ဖြစ်သည်။ လောင်းကစားရက်သည် {dayStart} မှ {dayStart} အထိ ဖြစ်သည်။',
      ja: '時刻はすべてGMT+8です。1日は{dayStart}に始まり、翌日{dayStart}に終わります。',
      ko: '모든 시간은 GMT+8 기준입니다. 하루는 {dayStart}부터 다음 날 {dayStart}까지입니다.',
    },
    bodies: null,
  },
  {
    kind: 'normal',
    daysAgo: 0,
    inStrip: true,
    titles: {
      en: 'Live bets are accepted after a short wait; a goal or red card during the wait cancels the bet.',
      cn: '滚球注单须短暂等待后才被接受；期间若有进球或红牌，注单会被拒绝。',
      tw: '滾球注單須短暫等待後才被接受；期間若有進球或紅牌，注單會被拒絕。',
      vi: 'Cược trực tiếp được chấp nhận sau ít giây chờ; nếu có bàn thắng hoặc thẻ đỏ trong lúc chờ, cược bị từ chối.',
      th: 'เดิมพันสดต้องรอยืนยันสักครู่ หากมีประตูหรือใบแดงระหว่างนั้น เดิมพันจะถูกปฏิเสธ',
      id: 'Taruhan live diterima setelah menunggu sebentar; gol atau kartu merah saat menunggu membuat taruhan ditolak.',
      my: 'ပွဲကစားနေစဉ် လောင်းကြေးများကို ခဏစောင့်ပြီးမှ လက်ခံသည်။ စောင့်ဆိုင်းစဉ် ဂိုး သို့မဟုတ် အနီကတ် ရှိပါက ပယ်ချမည်။',
      ja: 'ライブベットは短い受付確認の後に受け付けます。その間にゴールやレッドカードがあると受付不可になります。',
      ko: '라이브 베팅은 짧은 승인 대기 후 접수됩니다. 그동안 골이나 레드카드가 나오면 거절됩니다.',
    },
    bodies: null,
  },
  {
    kind: 'special',
    daysAgo: 0,
    inStrip: true,
    titles: {
      en: 'Sandbox: matches, money and results are simulated. Nothing here is a real wager.',
      cn: '体验版：赛事、资金和赛果均为模拟，此处没有真实投注。',
      tw: '體驗版：賽事、資金和賽果均為模擬，此處沒有真實投注。',
      vi: 'Bản thử nghiệm: trận đấu, tiền và kết quả đều là mô phỏng. Không có cược thật nào ở đây.',
      th: 'ระบบทดลอง: การแข่งขัน เงิน และผลทั้งหมดเป็นการจำลอง ไม่มีการเดิมพันจริง',
      id: 'Sandbox: pertandingan, uang dan hasil hanya simulasi. Tidak ada taruhan sungguhan di sini.',
      my: 'စမ်းသပ်စနစ်- ပွဲစဉ်၊ ငွေနှင့် ရလဒ်များကို အတုပြုလုပ်ထားသည်။ ဤနေရာတွင် တကယ့်လောင်းကြေး မရှိပါ။',
      ja: '体験版：試合、残高、結果はすべてシミュレーションです。実際のベットではありません。',
      ko: '체험판: 경기, 보유금, 결과는 모두 가상입니다. 실제 베팅이 아닙니다.',
    },
    bodies: {
      en: 'Team and league names are real; the matches are simulated and last a few minutes. Results come in when a match ends, and bets are settled as on a real match.',
      cn: '球队和联赛名称是真实的；赛事由模型产生，每场持续几分钟。赛事结束即有赛果，注单照真实赛事一样结算。',
      tw: '球隊和聯賽名稱是真實的；賽事由模型產生，每場持續幾分鐘。賽事結束即有賽果，注單照真實賽事一樣結算。',
      vi: 'Tên đội và giải là thật; trận đấu do mô hình tạo ra và kéo dài vài phút. Khi trận kết thúc sẽ có kết quả, và cược được thanh toán như với trận thật.',
      th: 'ชื่อทีมและลีกเป็นชื่อจริง ส่วนการแข่งขันสร้างจากแบบจำลองและใช้เวลาไม่กี่นาที เมื่อจบคู่จะมีผลออก และคิดผลเดิมพันเหมือนคู่จริง',
      id: 'Nama tim dan liga asli; pertandingan dibuat oleh model dan berlangsung beberapa menit. Hasil keluar saat pertandingan selesai, dan taruhan dihitung seperti pada pertandingan asli.',
      my: 'အသင်းနှင့် လိဂ်အမည်များသည် အစစ်ဖြစ်သော်လည်း ပွဲစဉ်များကို မော်ဒယ်ဖြင့် ထုတ်ထားပြီး မိနစ်အနည်းငယ်သာ ကြာပါသည်။ ပွဲပြီးသည်နှင့် ရလဒ်ထွက်ပြီး လောင်းကြေးများကို တကယ့်ပွဲကဲ့သို့ အလျော်အစား လုပ်ပါသည်။',
      ja: 'チーム名とリーグ名は実在のものですが、試合はモデルで作られ、数分で終わります。試合が終わると結果が出て、実際の試合と同じようにベットが確定します。',
      ko: '팀과 리그 이름은 실제이지만 경기는 모델로 만들어지며 몇 분 만에 끝납니다. 경기가 끝나면 결과가 나오고 실제 경기처럼 베팅이 정산됩니다.',
    },
  },
  {
    kind: 'personal',
    daysAgo: 0,
    titles: {
      en: 'Your account is open',
      cn: '您的账户已开通',
      tw: '您的帳戶已開通',
      vi: 'Tài khoản của bạn đã mở',
      th: 'บัญชีของคุณเปิดแล้ว',
      id: 'Akun Anda sudah dibuka',
      my: 'သင့်အကောင့် ဖွင့်ပြီးပါပြီ',
      ja: 'アカウントが開設されました',
      ko: '계정이 개설되었습니다',
    },
    bodies: {
      en: 'Your agent is demoagent: ask them about limits, commission and products. Set a password that only you know and, if you like, a nickname to log in with.\n\n[Change password](/info/password)\n[Set nickname](/info/nickname)',
      cn: '您的上级是demoagent：限额、佣金和产品事宜请向其咨询。请设置只有您知道的密码；如有需要，也可设定昵称用于登录。\n\n[修改密码](/info/password)\n[设定昵称](/info/nickname)',
      tw: '您的上級是demoagent：限額、佣金和產品事宜請向其諮詢。請設定只有您知道的密碼；如有需要，也可設定暱稱用於登入。\n\n[修改密碼](/info/password)\n[設定暱稱](/info/nickname)',
      vi: 'Đại lý của bạn là demoagent: vui lòng hỏi đại lý về giới hạn cược, hoa hồng và sản phẩm. Hãy đặt mật khẩu chỉ mình bạn biết, và một biệt danh để đăng nhập nếu muốn.\n\n[Đổi mật khẩu](/info/password)\n[Đặt biệt danh](/info/nickname)',
      th: 'เอเย่นต์ของคุณคือ demoagent สอบถามเรื่องวงเงิน ค่าคอม และผลิตภัณฑ์ได้ที่นั่น กรุณาตั้งรหัสผ่านที่คุณรู้คนเดียว และตั้งชื่อเล่นสำหรับเข้าสู่ระบบได้หากต้องการ\n\n[เปลี่ยนรหัสผ่าน](/info/password)\n[ตั้งชื่อเล่น](/info/nickname)',
      id: 'Agen Anda adalah demoagent: tanyakan di sana tentang batas taruhan, komisi dan produk. Buat kata sandi yang hanya Anda ketahui, dan nickname untuk masuk jika mau.\n\n[Ubah kata sandi](/info/password)\n[Buat nickname](/info/nickname)',
      my: 'သင့်အေးဂျင့်မှာ demoagent ဖြစ်ပါသည်။ ကန့်သတ်ချက်၊ ကော်မရှင်နှင့် ထုတ်ကုန်များအတွက် အေးဂျင့်ကို ဆက်သွယ်ပါ။ ကိုယ်တိုင်သာ သိသော စကားဝှက်ကို ပြောင်းပါ။ လိုပါက ဝင်ရန် အမည်အတိုကောက်တစ်ခု သတ်မှတ်ပါ။\n\n[စကားဝှက် ပြောင်းရန်](/info/password)\n[အမည်အတိုကောက် သတ်မှတ်ရန်](/info/nickname)',
      ja: '担当エージェントはdemoagentです。限度額、コミッション、商品についてはそちらにお問い合わせください。パスワードはご自身だけが知るものに変更し、必要に応じてログイン用のニックネームを設定してください。\n\n[パスワードを変更](/info/password)\n[ニックネームを設定](/info/nickname)',
      ko: '담당 총판은 demoagent입니다. 한도, 커미션, 상품은 담당 총판에 문의해 주세요. 비밀번호는 회원님만 아는 것으로 바꾸고, 필요하면 로그인용 닉네임을 설정해 주세요.\n\n[비밀번호 변경](/info/password)\n[닉네임 설정](/info/nickname)',
    },
  },
]

/** Names of members, in every brand of the sandbox, to whom the personal ones go. */
export const SANDBOX_READERS = ['demo', 'demo2', 'demo3', 'demommk', 'demousd', 'demoidr'] as const
