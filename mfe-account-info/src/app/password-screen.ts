import { changePassword } from '@touchline/contracts/calls'
import { checkPasswordChange, type PasswordChange } from '@touchline/rules'
import { formScreen } from '@touchline/screens'
import { rule } from '@touchline/screens/form'
import * as v from 'valibot'
import { PasswordPage } from '../credentials/views/password-page'

export default formScreen<PasswordChange, PasswordChange, object>({
  initial: () => ({ current: '', next: '', confirm: '' }),
  // The server judges by the same rule.
  schema: v.pipe(
    v.object({ current: v.string(), next: v.string(), confirm: v.string() }),
    rule(checkPasswordChange),
  ),
  send:
    ({ call }) =>
    (change) =>
      call(changePassword, change, { quiet: true }),
  View: PasswordPage,
})
