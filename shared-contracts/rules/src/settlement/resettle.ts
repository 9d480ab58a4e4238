import type { Payment } from './pay-bet'

/**
 * What a corrected result adds to what was already posted: `returned` below zero is taken back. Revisions posted as
 * these differences always sum to the last result settled once.
 */
export function resettle(posted: Payment, corrected: Payment): Payment {
  return {
    net: corrected.net - posted.net,
    returned: corrected.returned - posted.returned,
    validTurnover: corrected.validTurnover - posted.validTurnover,
  }
}
