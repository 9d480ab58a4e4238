import type { ErrorCode } from '@touchline/contracts/errors'
import type { Verdict } from '@touchline/rules'
import * as v from 'valibot'

/**
 * A rule of `@touchline/rules` as a step of a schema, so that page and server judge by one formula:
 * `v.pipe(v.string(), rule(checkPin))`. A rule over several fields says by its verdict which one it
 * is about: `v.pipe(v.object({ … }), rule(checkPasswordChange))`.
 */
export const rule = <Value>(check: (value: Value) => Verdict<ErrorCode>) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const verdict = check(value)
    if (verdict.ok) return
    const { code, field, bound } = verdict
    addIssue({
      message: code,
      ...(bound === undefined ? {} : { expected: String(bound) }),
      ...(field !== undefined && typeof value === 'object' && value !== null
        ? { path: [pathTo(value, field)] as [v.IssuePathItem] }
        : {}),
    })
  })

const pathTo = (input: object, key: string): v.ObjectPathItem => ({
  type: 'object',
  origin: 'value',
  input: input as Record<string, unknown>,
  key,
  value: (input as Record<string, unknown>)[key],
})
