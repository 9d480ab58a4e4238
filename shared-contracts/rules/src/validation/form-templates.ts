import { PASSED, refuse, type Verdict } from '../verdict/verdict'

/** The generic form rules of spec 5; the view words each with the field's name and the bound. */
export type FormCode =
  | 'fieldRequired'
  | 'fieldMinValue'
  | 'fieldMaxValue'
  | 'fieldMinLength'
  | 'fieldMaxLength'
  | 'fieldLettersOnly'
  | 'fieldLettersDigitsOnly'
  | 'fieldDigitsOnly'
  | 'fieldEmail'
  | 'fieldIpv4'
  | 'fieldSameAs'
  | 'fieldNotSameAs'
  | 'fieldUrl'
  | 'fieldLetterAndDigit'
  | 'fieldSelect'

export type FormVerdict = Verdict<FormCode>

const demand = (holds: boolean, code: FormCode, field: string, bound?: number): FormVerdict =>
  holds ? PASSED : refuse(code, bound === undefined ? { field } : { field, bound })

/** People count characters, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length

export const required = (field: string, text: string): FormVerdict =>
  demand(text.trim() !== '', 'fieldRequired', field)

export const minValue = (field: string, value: number, bound: number): FormVerdict =>
  demand(value >= bound, 'fieldMinValue', field, bound)

export const maxValue = (field: string, value: number, bound: number): FormVerdict =>
  demand(value <= bound, 'fieldMaxValue', field, bound)

export const minLength = (field: string, text: string, bound: number): FormVerdict =>
  demand(lengthOf(text) >= bound, 'fieldMinLength', field, bound)

export const maxLength = (field: string, text: string, bound: number): FormVerdict =>
  demand(lengthOf(text) <= bound, 'fieldMaxLength', field, bound)

export const lettersOnly = (field: string, text: string): FormVerdict =>
  demand(/^[A-Za-z]+$/.test(text), 'fieldLettersOnly', field)

export const lettersAndDigitsOnly = (field: string, text: string): FormVerdict =>
  demand(/^[A-Za-z0-9]+$/.test(text), 'fieldLettersDigitsOnly', field)

export const digitsOnly = (field: string, text: string): FormVerdict =>
  demand(/^[0-9]+$/.test(text), 'fieldDigitsOnly', field)

export const letterAndDigit = (field: string, text: string): FormVerdict =>
  demand(/[A-Za-z]/.test(text) && /[0-9]/.test(text), 'fieldLetterAndDigit', field)

/** One @, a local part and a dotted domain: whether it can be delivered only a mail can tell. */
export const email = (field: string, text: string): FormVerdict =>
  demand(
    /^[^\s@]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(text),
    'fieldEmail',
    field,
  )

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`)

export const ipv4 = (field: string, text: string): FormVerdict => demand(IPV4.test(text), 'fieldIpv4', field)

/** An absolute address of the web; other schemes are refused, scripts among them. */
export const url = (field: string, text: string): FormVerdict =>
  demand(/^https?:\/\/[^\s/?#]+\S*$/i.test(text), 'fieldUrl', field)

export const sameAs = (field: string, text: string, other: string): FormVerdict =>
  demand(text === other, 'fieldSameAs', field)

export const notSameAs = (field: string, text: string, other: string): FormVerdict =>
  demand(text !== other, 'fieldNotSameAs', field)

export const selectOption = (field: string, option: string | number | null | undefined): FormVerdict =>
  demand(option !== null && option !== undefined && option !== '', 'fieldSelect', field)
