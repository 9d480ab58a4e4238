import type { ErrorCode } from '@touchline/contracts/errors'

/** Why an operator's answer cannot be used. After each of them the outcome of a command is unknown. */
export type OperatorFaultKind =
  | 'noAnswer'
  | 'malformed'
  | 'unsigned'
  | 'wrongKey'
  | 'wrongMember'
  | 'wrongCurrency'

export class OperatorFault extends Error {
  constructor(
    readonly kind: OperatorFaultKind,
    message: string,
  ) {
    super(message)
  }
}

/** The code of the catalogue that a member's call gets. */
export const codeOfFault = (kind: OperatorFaultKind): ErrorCode => CODES[kind]

const CODES: Readonly<Record<OperatorFaultKind, ErrorCode>> = {
  noAnswer: 'connectionFailed',
  malformed: 'incompletedRequest',
  unsigned: 'unauthenticatedUser',
  wrongKey: 'dataError',
  wrongMember: 'dataError',
  wrongCurrency: 'invalidCurrency',
}
