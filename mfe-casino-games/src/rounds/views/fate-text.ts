const KNOWN = new Set([
  'connectionFailed',
  'requestProcessing',
  'duplicate_debit_record',
  'unableToGetBalanceAtTheMoment',
  'invalidBetTeam',
  'matchEnded',
  'matchNotActive',
  'matchHide',
  'invalidOddsBall',
  'betOverLimit',
  'betOverMax',
  'betOverMaxPayout',
  'betLowerMin',
  'betAmountWhole',
  'invalidBetAmount',
  'insufficient_balance',
  'game_maintenance',
  'EsportsDisabled',
  'MiniGameDisabled',
  'lotteryDisabled',
  'SUSPEND',
])

/** Why a bet was rejected. */
export const fateText = (
  code: string,
  t: (key: string, values?: Record<string, string>) => string,
): string => (KNOWN.has(code) ? t(`rounds.fate.${code}`) : t('rounds.fate.other', { code }))
