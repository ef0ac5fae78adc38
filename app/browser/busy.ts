let works = 0

/** True while something is being sent that nothing else should disturb. */
export function isBusy(): boolean {
  return works > 0
}

export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  works += 1
  try {
    return await work()
  } finally {
    works -= 1
  }
}
