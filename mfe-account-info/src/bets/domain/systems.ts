import { defineAddress, page, text } from '@touchline/screens/address'

/** Systems of the member, or the tickets of one of them: `bet` names it. */
export const SYSTEMS = defineAddress('/info/sysparlay', { bet: text({ maxLength: 64 }), page })
export type SystemsView = ReturnType<typeof SYSTEMS.viewOf>
