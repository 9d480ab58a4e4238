/**
 * Kind of failure without fault of a version: the network or a busy server gave no answer. It is counted
 * apart and spends no budget.
 */
export const UNREACHED = 'unreached'
