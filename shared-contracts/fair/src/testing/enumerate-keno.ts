/** Number of 20-ball draws of 1…80 by their sum. */
export function drawsBySum(): Map<number, bigint> {
  const counts = Array.from({ length: 21 }, () => new Array<bigint>(1411).fill(0n))
  ;(counts[0] as bigint[])[0] = 1n
  for (let ball = 1; ball <= 80; ball++) {
    for (let balls = Math.min(20, ball); balls >= 1; balls--) {
      const target = counts[balls] as bigint[]
      const source = counts[balls - 1] as bigint[]
      for (let sum = 1410; sum >= ball; sum--) {
        const added = source[sum - ball] as bigint
        if (added > 0n) target[sum] = (target[sum] as bigint) + added
      }
    }
  }
  return new Map([...(counts[20] as bigint[]).entries()].filter(([, count]) => count > 0n))
}

export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1)
  return result
}
