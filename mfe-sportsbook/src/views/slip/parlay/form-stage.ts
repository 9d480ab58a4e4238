import type { SentCombination } from '../../../domain/slip-combination'
import type { SlipStage } from '../../../domain/slip-stage'

/** Stages in which a combination is a form. */
export type FormStage = Extract<SlipStage<SentCombination>, { stage: 'editing' | 'validating' | 'sending' }>
