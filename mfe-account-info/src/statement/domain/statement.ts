import { defineAddress, page, text } from '@touchline/screens/address'

/** From which betting day to which (yyyy-mm-dd; empty: this week), and which page of them. */
export const STATEMENT = defineAddress('/info/statement', {
  from: text({ maxLength: 10 }),
  to: text({ maxLength: 10 }),
  page,
})
export type StatementView = ReturnType<typeof STATEMENT.viewOf>
