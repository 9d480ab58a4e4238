import * as form from './form-templates'

describe('the generic form rules', () => {
  test.each([
    { rule: 'required', verdict: form.required('f', ' '), code: 'fieldRequired' },
    { rule: 'required', verdict: form.required('f', 'x'), code: null },
    { rule: 'min value', verdict: form.minValue('f', 9, 10), code: 'fieldMinValue' },
    { rule: 'min value', verdict: form.minValue('f', 10, 10), code: null },
    { rule: 'max value', verdict: form.maxValue('f', 11, 10), code: 'fieldMaxValue' },
    { rule: 'max value', verdict: form.maxValue('f', 10, 10), code: null },
    { rule: 'min length', verdict: form.minLength('f', 'ab', 3), code: 'fieldMinLength' },
    { rule: 'min length', verdict: form.minLength('f', 'abc', 3), code: null },
    { rule: 'max length', verdict: form.maxLength('f', 'abcd', 3), code: 'fieldMaxLength' },
    { rule: 'max length in characters', verdict: form.maxLength('f', '😀😀😀', 3), code: null },
    { rule: 'letters only', verdict: form.lettersOnly('f', 'ab1'), code: 'fieldLettersOnly' },
    { rule: 'letters only', verdict: form.lettersOnly('f', 'aB'), code: null },
    {
      rule: 'letters and digits',
      verdict: form.lettersAndDigitsOnly('f', 'a-1'),
      code: 'fieldLettersDigitsOnly',
    },
    { rule: 'letters and digits', verdict: form.lettersAndDigitsOnly('f', 'a1'), code: null },
    { rule: 'digits only', verdict: form.digitsOnly('f', '1.0'), code: 'fieldDigitsOnly' },
    { rule: 'digits only', verdict: form.digitsOnly('f', '10'), code: null },
    { rule: 'letter and digit', verdict: form.letterAndDigit('f', 'abc'), code: 'fieldLetterAndDigit' },
    { rule: 'letter and digit', verdict: form.letterAndDigit('f', '12'), code: 'fieldLetterAndDigit' },
    { rule: 'letter and digit', verdict: form.letterAndDigit('f', 'a_1'), code: null },
    { rule: 'e-mail', verdict: form.email('f', 'a@b.example'), code: null },
    { rule: 'e-mail', verdict: form.email('f', 'a@b'), code: 'fieldEmail' },
    { rule: 'e-mail', verdict: form.email('f', 'a@@b.example'), code: 'fieldEmail' },
    { rule: 'e-mail', verdict: form.email('f', 'a@-b.example'), code: 'fieldEmail' },
    { rule: 'IPv4', verdict: form.ipv4('f', '192.0.2.255'), code: null },
    { rule: 'IPv4', verdict: form.ipv4('f', '192.0.2.256'), code: 'fieldIpv4' },
    { rule: 'IPv4', verdict: form.ipv4('f', '192.0.2'), code: 'fieldIpv4' },
    { rule: 'IPv4', verdict: form.ipv4('f', '192.0.2.01'), code: 'fieldIpv4' },
    { rule: 'URL', verdict: form.url('f', 'https://shop.example/a?b'), code: null },
    { rule: 'URL', verdict: form.url('f', 'javascript:alert(1)'), code: 'fieldUrl' },
    { rule: 'URL', verdict: form.url('f', 'https:///x'), code: 'fieldUrl' },
    { rule: 'same as', verdict: form.sameAs('f', 'a', 'b'), code: 'fieldSameAs' },
    { rule: 'same as', verdict: form.sameAs('f', 'a', 'a'), code: null },
    { rule: 'not same as', verdict: form.notSameAs('f', 'a', 'a'), code: 'fieldNotSameAs' },
    { rule: 'not same as', verdict: form.notSameAs('f', 'a', 'b'), code: null },
    { rule: 'option', verdict: form.selectOption('f', null), code: 'fieldSelect' },
    { rule: 'option', verdict: form.selectOption('f', ''), code: 'fieldSelect' },
    { rule: 'option', verdict: form.selectOption('f', 0), code: null },
  ])('$rule: $code', ({ verdict, code }) => {
    expect(verdict.ok ? null : verdict.code).toBe(code)
  })

  test('a refusal names its field and bound for the message', () => {
    expect(form.minLength('nickname', 'abc', 6)).toEqual({
      ok: false,
      code: 'fieldMinLength',
      field: 'nickname',
      bound: 6,
    })
  })
})
