/**
 * Kind of failure that says nothing of a version: the network, or a server that had too much to do, gave no answer. It is
 * counted apart and spends no budget.
 */
export const UNREACHED = 'unreached'
