import type { RefusalDetails } from '@touchline/contracts/calls'
import { errorFieldOf, refusalMeaning } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'

/** The fault of a field, or of the form as a whole. */
export interface Fault {
  /** A code of the error catalogue, or a key of the screen's own words. */
  readonly code: string
  /** The limit that was met. */
  readonly bound?: number | undefined
  /** The server's message, in the language of the page. */
  readonly text?: string | undefined
  /** Whom a member who is kept out may ask. */
  readonly upline?: string | undefined
}

/** Stage of a form. */
export type FormStage<Done> =
  | { readonly stage: 'editing' }
  | { readonly stage: 'sending' }
  /** Refused for a reason that belongs to no field; until a moment (epoch milliseconds) where the server named one. */
  | { readonly stage: 'refused'; readonly fault: Fault; readonly until: number | null }
  /** No answer came: it may be done or not. The same command goes out again, with the same key. */
  | { readonly stage: 'unconfirmed'; readonly fault: Fault }
  | { readonly stage: 'done'; readonly done: Done }

export interface FormOptions<Input extends object, Output, Done> {
  initial: Input
  /**
   * Checks the entries. Messages of its issues are codes: `v.minLength(6, 'fieldMinLength')`, or a `rule`.
   */
  schema: v.GenericSchema<Input, Output>
  /** Sends what the schema made of the input; it never throws. */
  send: (output: Output, key: string) => Promise<CallResult<Done>>
  /**
   * Makes the key of a command that must happen once. Without it the form may be sent as often as one likes: the key is
   * empty, and a lost answer is a refusal like any other.
   */
  newKey?: () => string
  /** Epoch milliseconds. */
  now: () => number
  /** Which field a refusal belongs to, where neither its details nor the error table name a field of this form. */
  fieldOf?: (code: string, details: RefusalDetails) => keyof Input | undefined
  onDone?: (done: Done) => void
}

type Faults<Input> = { readonly [Name in keyof Input]?: Fault | undefined }

const EDITING = { stage: 'editing' } as const

/** The entries of a player: checked here first, sent once, with every refusal where it belongs. */
export class FormStore<Input extends object, Output, Done> {
  values: Input
  faults: Faults<Input> = {}
  stage: FormStage<Done> = EDITING
  /** Rises whenever a press of the button came to an end that is to be read: the view takes the focus there. */
  outcomes = 0
  /** The command that may or may not have happened. */
  private sent: { readonly output: Output; readonly key: string } | null = null

  constructor(private readonly options: FormOptions<Input, Output, Done>) {
    this.values = options.initial
    makeAutoObservable<this, 'options' | 'sent'>(
      this,
      { options: false, sent: false, values: observableRef, faults: observableRef, stage: observableRef },
      { autoBind: true },
    )
  }

  get isSending(): boolean {
    return this.stage.stage === 'sending'
  }

  /** Whether nothing can be changed: a command that is pending or may have arrived must not change. */
  get isLocked(): boolean {
    return this.isSending || this.stage.stage === 'unconfirmed'
  }

  set<Name extends keyof Input>(name: Name, value: Input[Name]): void {
    if (this.isLocked) return
    this.values = { ...this.values, [name]: value }
    // The fault belonged to the earlier value.
    this.faults = { ...this.faults, [name]: undefined }
    if (this.stage.stage === 'done') this.stage = EDITING
  }

  /** Takes what the fields themselves hold: browsers and password managers fill some without an event that React passes on. */
  read(fields: Iterable<readonly [name: string, value: string | boolean]>): void {
    for (const [name, value] of fields) {
      const held: unknown = this.values[name as keyof Input]
      if (typeof held === typeof value && held !== value)
        this.set(name as keyof Input, value as Input[keyof Input])
    }
  }

  /** Checks and sends; sends the same again where no answer came. Does nothing while it is sent, or barred. */
  async submit(): Promise<void> {
    if (this.isSending || this.secondsRemaining() > 0) return
    if (this.stage.stage !== 'unconfirmed') this.check()
    const { sent } = this
    if (!sent) return
    this.faults = {}
    this.stage = { stage: 'sending' }
    const result = await this.options.send(sent.output, sent.key)
    runInAction(() => this.take(result))
  }

  /** The player has seen the result: anything sent next is another command. */
  startAnew(): void {
    this.sent = null
    this.values = this.options.initial
    this.faults = {}
    this.stage = EDITING
  }

  /** Seconds until another try is worth it; 0 when now is. */
  secondsRemaining(): number {
    const { stage } = this
    if (stage.stage !== 'refused' || stage.until === null) return 0
    return Math.max(0, Math.ceil((stage.until - this.options.now()) / 1000))
  }

  private check(): void {
    const { schema, newKey } = this.options
    const parsed = v.safeParse(schema, this.values)
    this.sent = parsed.success ? { output: parsed.output, key: newKey?.() ?? '' } : null
    if (parsed.success) return
    const faults = new Map<PropertyKey, Fault>()
    let ofNoField: Fault | undefined
    for (const issue of parsed.issues) {
      const name = issue.path?.[0]?.key as PropertyKey | undefined
      if (name === undefined) ofNoField ??= faultOf(issue)
      // The first fault alone: an empty field need not be called too short.
      else if (!faults.has(name)) faults.set(name, faultOf(issue))
    }
    this.faults = Object.fromEntries(faults) as Faults<Input>
    this.stage = ofNoField ? { stage: 'refused', fault: ofNoField, until: null } : EDITING
    this.outcomes += 1
  }

  private take(result: CallResult<Done>): void {
    this.outcomes += 1
    if (result.kind === 'ok') {
      this.sent = null
      this.stage = { stage: 'done', done: result.data }
      this.options.onDone?.(result.data)
      return
    }
    const { code, text } = result
    const details = result.kind === 'refused' ? result.details : {}
    const fault = { code, text, bound: details.bound, upline: details.upline }
    const isUncertain = result.kind === 'unknown' || refusalMeaning(code) === 'uncertain'
    if (isUncertain && this.options.newKey) {
      this.stage = { stage: 'unconfirmed', fault }
      return
    }
    this.sent = null
    const name = this.fieldOf(code, details)
    if (name !== undefined) {
      this.faults = { [name]: fault } as Faults<Input>
      this.stage = EDITING
      return
    }
    const { retry_after: wait } = details
    const until = wait === undefined ? null : this.options.now() + wait * 1000
    this.stage = { stage: 'refused', fault, until }
  }

  private fieldOf(code: string, details: RefusalDetails): keyof Input | undefined {
    const named = [details.field, errorFieldOf(code)].find(
      (name) => name !== undefined && name in this.values,
    )
    return (named as keyof Input | undefined) ?? this.options.fieldOf?.(code, details)
  }
}

/** Steps of valibot carry their limit as `requirement`, a `rule` as `expected`. */
function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const bound = Number(issue.requirement ?? issue.expected ?? Number.NaN)
  return Number.isNaN(bound) ? { code: issue.message } : { code: issue.message, bound }
}
