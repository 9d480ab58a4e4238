/** A price in integer hundredths of its odds type: Malay -0.96 is -96, decimal 1.96 is 196. Never zero. */
export type OddsHundredths = number

/** A line in integer quarter goals: home handicap -0.5 is -2, total 2.5 is 10. */
export type QuarterGoals = number
