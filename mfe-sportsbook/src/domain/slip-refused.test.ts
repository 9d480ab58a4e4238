import { refusalMeaning } from './slip-refused'

describe('what a refusal means', () => {
  test.each([
    { code: 'invalidOddsBall', meaning: 'edit' },
    { code: 'betOverMax', meaning: 'edit' },
    { code: 'insufficient_balance', meaning: 'edit' },
    { code: 'duplicate_debit_record', meaning: 'uncertain' },
    { code: 'requestProcessing', meaning: 'uncertain' },
    { code: 'systemError', meaning: 'uncertain' },
    { code: 'connectionFailed', meaning: 'uncertain' },
    { code: 'matchNotActive', meaning: 'final' },
    { code: 'SUSPEND', meaning: 'final' },
    { code: 'betKeyAbandoned', meaning: 'final' },
  ] as const)('$code: $meaning', ({ code, meaning }) => {
    expect(refusalMeaning(code)).toBe(meaning)
  })
})
