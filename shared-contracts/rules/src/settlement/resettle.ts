import type { Payment } from './pay-bet'

/**
 * The difference of a corrected result to the posted payment: `returned` below zero is taken back. Revisions
 * posted as these differences always sum to the last result settled once.
 */
export function resettle(posted: Payment, corrected: Payment): Payment {
  return {
    net: corrected.net - posted.net,
    returned: corrected.returned - posted.returned,
    validTurnover: corrected.validTurnover - posted.validTurnover,
  }
}
