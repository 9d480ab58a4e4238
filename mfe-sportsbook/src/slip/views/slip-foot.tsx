import { SlipPolicy } from './slip-policy'
import { SlipRules } from './slip-rules'

/** The end of every slip: what to do when the price moves, and the rule of what is open. */
export const SlipFoot = () => (
  <>
    <SlipPolicy />
    <SlipRules />
  </>
)
