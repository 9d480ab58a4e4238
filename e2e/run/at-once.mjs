/** Does the tasks in their order, at most so many at the same time. */
export async function atOnce(limit, tasks) {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
