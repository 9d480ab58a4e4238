import { createHash } from 'node:crypto'
import type { ErrorCode } from '@touchline/contracts/errors'
import { LANGUAGE_TAG, type Language } from '@touchline/contracts/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SourceOf } from '../../plugins/request-source'
import type { Launches, Played } from './launch'

/** Texts for the player in place of a game. */
const TEXTS: Record<Language, { readonly closed: string; readonly over: string }> = {
  en: {
    closed: 'This game cannot be opened now. Please try again later.',
    over: 'Please open the game again.',
  },
  cn: { closed: '此游戏暂时无法打开，请稍后再试。', over: '请重新打开游戏。' },
  tw: { closed: '此遊戲暫時無法開啟，請稍後再試。', over: '請重新開啟遊戲。' },
  vi: { closed: 'Hiện không thể mở trò chơi này. Vui lòng thử lại sau.', over: 'Vui lòng mở lại trò chơi.' },
  th: { closed: 'ไม่สามารถเปิดเกมนี้ได้ในขณะนี้ โปรดลองอีกครั้งภายหลัง', over: 'โปรดเปิดเกมอีกครั้ง' },
  id: {
    closed: 'Permainan ini tidak dapat dibuka sekarang. Silakan coba lagi nanti.',
    over: 'Silakan buka permainan lagi.',
  },
  my: { closed: 'ဤဂိမ်းကို ယခု ဖွင့်၍မရပါ။ နောက်မှ ထပ်စမ်းကြည့်ပါ။', over: 'ဂိမ်းကို ပြန်ဖွင့်ပါ။' },
  ja: {
    closed: '現在このゲームを開けません。しばらくしてからもう一度お試しください。',
    over: 'ゲームをもう一度開いてください。',
  },
  ko: {
    closed: '지금은 이 게임을 열 수 없습니다. 나중에 다시 시도해 주세요.',
    over: '게임을 다시 열어 주세요.',
  },
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;text-align:center;color-scheme:light dark}'
/** Reports to the frame around it, which has texts of its own for each code. */
const SCRIPT =
  "if(parent!==window)parent.postMessage({tl:1,type:'error',code:document.body.dataset.code},location.origin)"

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; frame-ancestors 'self'`

const isLanguage = (text: string): text is Language => Object.hasOwn(TEXTS, text)

export function errorPage(code: ErrorCode, lang: string): string {
  const language = isLanguage(lang) ? lang : 'en'
  const text = TEXTS[language][code === 'invalidSession' ? 'over' : 'closed']
  return `<!doctype html><html lang="${LANGUAGE_TAG[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${code}</title><style>${STYLE}</style><body data-code="${code}"><p>${text}</p><script>${SCRIPT}</script>`
}

const HTTP: Partial<Record<ErrorCode, number>> = {
  invalidSession: 410,
  requestTimeout: 504,
  game_maintenance: 503,
}

const TOKEN = /^[\w-]{43}$/

/** `/play/<token>`: redeems it and leads to the game. */
export function registerPlay(http: FastifyInstance, launches: Launches, sourceOf: SourceOf): void {
  http.get<{ Params: { token: string } }>('/play/:token', async (request, reply) => {
    const { token } = request.params
    const played: Played = TOKEN.test(token)
      ? await launches.play(token, arrivalOf(request, sourceOf))
      : { code: 'invalidSession', lang: 'en' }
    return answer(reply, played)
  })
}

const arrivalOf = ({ raw, host, ip }: FastifyRequest, sourceOf: SourceOf) => {
  const { brand, isHttps } = sourceOf(raw)
  return { brand, ip, origin: `${isHttps ? 'https' : 'http'}://${host}` }
}

function answer(reply: FastifyReply, played: Played): FastifyReply {
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  if ('url' in played) return reply.code(303).header('location', played.url).send()
  return reply
    .code(HTTP[played.code] ?? 403)
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(errorPage(played.code, played.lang))
}
