/**
 * Measures from now on for how long this thread's one event loop was busy without a pause, in milliseconds of its own
 * processor time: other programs of the machine do not count.
 */
export function longestTurn(): { end(): number } {
  let longest = 0
  let before = spent()
  const turn = () => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  return {
    end() {
      clearImmediate(next)
      return Math.max(longest, spent() - before)
    },
  }
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
