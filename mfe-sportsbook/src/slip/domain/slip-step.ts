import type { Bet } from '@touchline/contracts/calls'
import { enteredStakes, NO_MESSAGES, type SlipDraft, type SlipRefusal } from './slip-draft'
import type { AnySent } from './slip-sent'
import { EMPTY, type SlipRejection, type SlipStage } from './slip-stage'

/** What can happen to a wager. */
export type SlipEvent<Sent extends AnySent = AnySent> =
  | { readonly type: 'edit'; readonly draft: SlipDraft }
  | { readonly type: 'remove' }
  | { readonly type: 'validate' }
  | { readonly type: 'reconsider'; readonly draft: SlipDraft }
  | { readonly type: 'send'; readonly sent: Sent }
  /** The result of the bet with this key; it does not concern a bet with another key. */
  | { readonly type: 'silence'; readonly key: string }
  /** An earlier page or another tab sent this bet. */
  | { readonly type: 'follow'; readonly sent: Sent }
  /** The tab that sent the bet knows its result. */
  | { readonly type: 'give_up' }
  | { readonly type: 'checked'; readonly key: string }
  | { readonly type: 'bet'; readonly bet: Bet }
  | {
      readonly type: 'refused'
      readonly key: string
      readonly refusal: SlipRefusal
      readonly mayEdit: boolean
    }
  | { readonly type: 'not_placed'; readonly key: string }
  | { readonly type: 'again' }
  /** The bet was placed: its selection goes, stays, or stays with its stake. */
  | { readonly type: 'done'; readonly keep: 'nothing' | 'selection' | 'stake' }

/**
 * The next stage. What makes no sense in a stage changes nothing: a second press while a bet is on its way, an answer
 * that comes for another bet, taking out what may have been bet.
 */
export function slipStep<Sent extends AnySent>(
  now: SlipStage<Sent>,
  event: SlipEvent<Sent>,
): SlipStage<Sent> {
  if ('key' in event && !isOf(now, event.key)) return now
  switch (event.type) {
    case 'edit':
      return now.stage === 'editing' ? { ...now, draft: event.draft } : now
    case 'remove':
      return isPending(now) ? now : EMPTY
    case 'validate':
      return now.stage === 'editing' ? { stage: 'validating', draft: now.draft } : now
    case 'reconsider':
      return now.stage === 'validating' ? { stage: 'editing', draft: event.draft } : now
    case 'send':
      return now.stage === 'editing' || now.stage === 'validating'
        ? { stage: 'sending', draft: now.draft, sent: event.sent }
        : now
    case 'silence':
      return now.stage === 'sending' ? { ...now, stage: 'unknown', checks: 0 } : now
    case 'follow':
      return now.stage === 'editing' || now.stage === 'rejected'
        ? { stage: 'sending', draft: now.draft, sent: event.sent }
        : now
    case 'give_up':
      return now.stage !== 'empty' && isPending(now) ? { stage: 'editing', draft: fresh(now.draft) } : now
    case 'checked':
      return now.stage === 'unknown' ? { ...now, checks: now.checks + 1 } : now
    case 'bet':
      return afterBet(now, event.bet)
    case 'refused':
      return afterRefusal(now, event.refusal, event.mayEdit)
    case 'not_placed':
      return now.stage === 'unknown' ? rejected(now, { why: 'not_placed' }) : now
    case 'again':
      return now.stage === 'rejected' ? { stage: 'editing', draft: fresh(now.draft) } : now
    case 'done':
      if (now.stage !== 'accepted') return now
      if (event.keep === 'nothing') return EMPTY
      return {
        stage: 'editing',
        draft: { ...fresh(now.draft), ...(event.keep === 'selection' && { stakeText: '', rows: {} }) },
      }
  }
}

const isOf = (now: SlipStage<AnySent>, key: string): boolean =>
  'sent' in now && now.sent.request.idem_key === key

/** The bet was sent, and the server has not answered. */
export const isOnItsWay = ({ stage }: SlipStage<AnySent>): boolean =>
  stage === 'sending' || stage === 'unknown'

/** The bet was sent, and the server has not decided it. */
export const isPending = (now: SlipStage<AnySent>): boolean => now.stage === 'waiting' || isOnItsWay(now)

function afterBet<Sent extends AnySent>(now: SlipStage<Sent>, bet: Bet): SlipStage<Sent> {
  if (now.stage !== 'sending' && now.stage !== 'unknown' && now.stage !== 'waiting') return now
  if (bet.idem_key !== now.sent.request.idem_key) return now
  const { draft, sent } = now
  switch (bet.status) {
    case 'waiting':
      return { stage: 'waiting', draft, sent, bet }
    case 'running':
    case 'settled':
    case 'cashout':
      return { stage: 'accepted', draft, sent, bet }
    case 'rejected':
    case 'void':
      return rejected(now, { why: 'rejected', bet })
  }
}

function afterRefusal<Sent extends AnySent>(
  now: SlipStage<Sent>,
  refusal: SlipRefusal,
  mayEdit: boolean,
): SlipStage<Sent> {
  if (now.stage !== 'sending') return now
  if (mayEdit) return { stage: 'editing', draft: { ...now.draft, refusal, asked: true } }
  return rejected(now, { why: 'refused', refusal })
}

function rejected<Sent extends AnySent>(
  { draft, sent }: { readonly draft: SlipDraft; readonly sent: Sent },
  rejection: SlipRejection,
): SlipStage<Sent> {
  return { stage: 'rejected', draft, sent, rejection }
}

/** The same once more. The terms seen stay, so that what moved meanwhile asks. */
const fresh = (draft: SlipDraft): SlipDraft => ({ ...draft, ...enteredStakes(draft), ...NO_MESSAGES })
