/** Does the work for every job, a few at a time; the results in the order of the jobs. */
export async function inParallel<Job, Result>(
  jobs: readonly Job[],
  most: number,
  work: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = jobs.entries()
  const worker = async () => {
    for (const [index, job] of waiting) results[index] = await work(job)
  }
  await Promise.all(Array.from({ length: most }, worker))
  return results
}
