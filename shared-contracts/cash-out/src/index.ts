export { CashOutStore } from './state/cash-out-store'
export { CashOut, type CashOutProps } from './views/cash-out'
export { CashOutProvider } from './views/cash-out-context'
export { CashOutReceipts } from './views/cash-out-receipts'
