import { SlipPolicy } from './slip-policy'
import { SlipRules } from './slip-rules'

/** The end of every slip: odds policy, and the rule of the open selection. */
export const SlipFoot = () => (
  <>
    <SlipPolicy />
    <SlipRules />
  </>
)
