import type { Currency } from '@touchline/contracts/limits'
import { formatOdds } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SlipRefusal } from '../domain/slip-draft'
import { isScoreMove, isUpdating, type SlipGate } from '../domain/slip-gate'
import type { SlipEntry } from '../domain/slip-now'
import { rejectionWords } from './rejection-words'
import { errorText, lockReasonWords, refusalWords } from './slip-words'
import { overPayoutWords } from './stake-error'

export interface EntryNews {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'ask' | 'quiet'
}

/** The news of one selection among several. */
export function entryNews(
  t: Translate,
  { wager: { stage }, selection: { gate } }: SlipEntry,
  currency: Currency,
): EntryNews | null {
  switch (stage.stage) {
    case 'empty':
    case 'accepted':
      return null
    case 'validating':
    case 'sending':
      return { text: t('button.sending'), tone: 'quiet' }
    case 'unknown':
      return { text: t('waiting.lost'), tone: 'ask' }
    case 'waiting':
      return { text: t('waiting.titleLong'), tone: 'quiet' }
    case 'rejected': {
      const { title, text } = rejectionWords(t, stage.rejection, stage.sent.currency)
      return { text: `${title} ${text}`, tone: 'bad' }
    }
    case 'editing':
      return refusalNews(t, stage.draft.refusal, gate, currency) ?? gateNews(t, gate)
  }
}

/** A refusal for a moving price also names the new price; a lock explains itself. */
function refusalNews(
  t: Translate,
  refusal: SlipRefusal | null,
  gate: SlipGate,
  currency: Currency,
): EntryNews | null {
  if (!refusal) return null
  const text = refusalWords(t, refusal, currency)
  const move = isUpdating(refusal.code) ? gateNews(t, gate) : null
  if (!move) return { text, tone: 'bad' }
  return gate.gate === 'locked' ? null : { text: `${move.text} ${text}`, tone: move.tone }
}

/** The news of a single, whose payout may be too high for any stake. */
export function singleNews(t: Translate, entry: SlipEntry, currency: Currency): EntryNews | null {
  const news = entryNews(t, entry, currency)
  if (news || entry.wager.stage.stage !== 'editing') return news
  const text = overPayoutWords(t, entry.wager, currency, 'single')
  return text === null ? null : { text, tone: 'bad' }
}

/** The news of the price of a selection, for any kind of bet. */
export function gateNews(t: Translate, gate: SlipGate): EntryNews | null {
  switch (gate.gate) {
    case 'confirm':
      return null
    case 'accept_price':
      return {
        text: `${t('moved.title')} ${t('moved.textPlain', { from: formatOdds(gate.from.odds), to: formatOdds(gate.terms.odds) })}`,
        tone: 'ask',
      }
    case 'accept_line':
      return {
        text: t(isScoreMove(gate.from, gate.terms) ? 'moved.scoreTitle' : 'moved.lineTitle'),
        tone: 'ask',
      }
    case 'locked':
      return lockNews(t, gate.lock)
  }
}

/** The news of a lock; null where the page shows it. */
export function lockNews(
  t: Translate,
  lock: Extract<SlipGate, { gate: 'locked' }>['lock'],
): EntryNews | null {
  switch (lock.lock) {
    case 'suspended':
      return { text: t('lock.suspended', { reason: lockReasonWords(t, lock.why) }), tone: 'ask' }
    case 'closed':
      return { text: `${t('lock.closed')} ${lockReasonWords(t, lock.why)}`, tone: 'bad' }
    case 'unquoted':
      return { text: errorText(t, lock.code), tone: 'ask' }
    case 'loading':
    case 'view_only':
    case 'maintenance':
    case 'stale':
    case 'offline':
      return null
  }
}
