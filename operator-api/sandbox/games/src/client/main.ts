import type { OpenedGame, RoundAnswer } from '../api'
import { apiClient } from './api-client'
import { clientSeed, randomHex } from './client-seed'
import { isFramed, postToFrame } from './frame-link'
import type { GameContext, StartGame } from './game-context'
import { type MoneyFormat, moneyFormat } from './money'
import { Sound } from './sound'
import { keepReturn, showEnd } from './ui/end-panel'
import { Toast } from './ui/toast'
import { TopBar } from './ui/top-bar'
import { type UnseenRound, unseenRound } from './unseen-round'
import { loadWords, type Translate } from './words'

const GAMES: Record<string, () => Promise<{ start: StartGame }>> = {
  slot: () => import('./games/slot'),
  baccarat: () => import('./games/baccarat'),
  roulette: () => import('./games/roulette'),
  'sic-bo': () => import('./games/sic-bo'),
  'dragon-tiger': () => import('./games/dragon-tiger'),
  coin: () => import('./games/coin'),
  dice: () => import('./games/dice'),
  plinko: () => import('./games/plinko'),
  mines: () => import('./games/mines'),
  'hi-lo': () => import('./games/hi-lo'),
  crash: () => import('./games/crash'),
  poker: () => import('./games/poker'),
  duel: () => import('./games/duel'),
  fishing: () => import('./games/fishing'),
}

const PICTURE_KEPT_MS = 10_000
/** A picture that has stopped hides no balance for longer. */
const PICTURE_MAX_MS = 180_000

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement

async function open(): Promise<void> {
  const gameCode = location.pathname.split('/').at(-1) as string
  const lang = new URLSearchParams(location.search).get('lang') ?? 'en'
  const key = new URLSearchParams(location.hash.slice(1)).get('k')
  // A key in the address would be offered again by the history.
  if (key) history.replaceState(null, '', location.pathname + location.search)
  const kind = document.documentElement.dataset.kind as string
  const api = apiClient(gameCode)
  const [opened, t, game] = await Promise.all([api.open(key), loadWords(lang), GAMES[kind]?.()])
  if (!opened.ok || !game) return showEnd(t, opened.ok ? 'systemError' : opened.refused.status)

  const { value } = opened
  keepReturn(value.return_url)
  const money = moneyFormat(value.currency)
  const sound = new Sound()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const stageHost = byId('stage')
  const toast = new Toast(stageHost, money)
  const unseen = unseenRound(gameCode)
  const bar = new TopBar({ host: byId('bar'), api, t, money, sound, opened: value })
  stageHost.querySelector('.loading')?.remove()
  document.documentElement.classList.toggle('is-framed', isFramed())

  const refuse = (status: string, balance?: number): null => {
    if (balance !== undefined) bar.showBalance(balance)
    if (status === 'session_expired' || status === 'invalidSession') showEnd(t, 'session_expired')
    else toast.showToast(errorText(t, status))
    postToFrame({ type: 'balance?' })
    return null
  }
  // Rounds are named by their press: their own name is known too late.
  const names = new Map<string, string>()
  const nameOf = ({ round }: Pick<RoundAnswer, 'round'>): string => names.get(round) ?? round
  const postRound = (type: 'round-open' | 'round-closed', round: string): void => postToFrame({ type, round })
  const taken = (round: RoundAnswer): RoundAnswer => {
    bar.showRound(round)
    return round
  }

  // The frame gives up on a silent round sooner than a bought feature ends.
  const pictures = new Map<string, number>()
  setInterval(() => {
    for (const [press, since] of pictures) {
      if (performance.now() - since < PICTURE_MAX_MS) postRound('round-open', press)
    }
  }, PICTURE_KEPT_MS)

  const context: GameContext = {
    opened: value,
    t,
    money,
    sound,
    isCalm,
    stageHost,
    controls: byId('controls'),
    bet: async (bet) => {
      const press = randomHex()
      toast.clear()
      unseen.open(press)
      postRound('round-open', press)
      const answer = await api.bet(press, clientSeed(), bet)
      if (answer.ok) {
        names.set(answer.value.round, press)
        postToFrame({ type: 'round-staked', round: press, stake: answer.value.stake })
        pictures.set(press, performance.now())
        return taken(answer.value)
      }
      postRound('round-closed', press)
      if (answer.refused.status !== 'offline') unseen.shown()
      return refuse(answer.refused.status, answer.refused.balance)
    },
    act: async (round, step, action) => {
      toast.clear()
      postRound('round-open', nameOf(round))
      const answer = await api.act(round.round, step, action)
      if (answer.ok) return taken(answer.value)
      postRound('round-closed', nameOf(round))
      return refuse(answer.refused.status, answer.refused.balance)
    },
    watch: async (round) => {
      postRound('round-open', nameOf(round))
      const answer = await api.watch(round.round)
      return answer.ok ? taken(answer.value) : refuse(answer.refused.status)
    },
    settle: (round) => {
      pictures.delete(nameOf(round))
      if (round.balance !== null) bar.showBalance(round.balance)
      if (round.state !== 'closed') return
      unseen.shown()
      postRound('round-closed', nameOf(round))
      names.delete(round.round)
    },
    showToast: (text, net) => toast.showToast(text, net),
    keep: (text) => toast.keep(text),
    setRules: (rules) => bar.setRules(rules),
  }
  if (value.open_round) postRound('round-open', nameOf(value.open_round))
  await game.start(context)
  context.controls.append(bar.fairText)
  postToFrame({ type: 'ready' })
  const notice = noticeOf(value, unseen, t, money)
  if (notice) toast.keep(notice)
}

/** The outcome of a round that the player had not seen to its end. */
function noticeOf(
  { open_round, finished }: OpenedGame,
  unseen: UnseenRound,
  t: Translate,
  { amount }: MoneyFormat,
): string | null {
  if (open_round) return t('notice.open', { bet: amount(open_round.stake) })
  if (!finished || !unseen.isNews(finished)) return null
  const { state, stake, win } = finished
  return t(state === 'void' ? 'notice.refunded' : 'notice.finished', { bet: amount(stake), win: amount(win) })
}

function errorText(t: (key: string) => string, status: string): string {
  const text = t(`error.${status}`)
  return text.startsWith('error.') ? t('error.systemError') : text
}

void open()
