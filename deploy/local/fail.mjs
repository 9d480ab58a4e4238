/** Something that only the person at the machine can mend; the message says how, and no stack is shown. */
export class Refusal extends Error {}

/** Ends the process; a refusal in one sentence, anything else with its stack. */
export function endWith(error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
