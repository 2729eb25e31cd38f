/**
 * Runs work while no other tab runs any of the same name. Where locks are missing or refused every tab works at once: then the server
 * tells repeats from news, as it does after a lost answer.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  if (!navigator.locks) return begin()
  try {
    return await navigator.locks.request(name, begin)
  } catch (error) {
    if (isBegun) throw error
    return begin()
  }
}
