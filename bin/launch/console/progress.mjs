const LONG_MS = 3000

/** @param {string} [text] one line on the console */
export const say = (text = '') => console.log(text)

/** @param {string} text a fact worth a line of its own: a taken port, a missing part */
export const note = (text) => say(`  ! ${text}`)

/**
 * Ends the launcher with a sentence that says what to do.
 *
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(`\nBarema: ${text}`)
  process.exit(1)
}

/** @param {number} sinceMs a time as Date.now() gives it */
export const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`

/**
 * Does one step and prints its line with the time it took; a long one is announced while it runs.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = Date.now()
  const announcement = setTimeout(() => say(`  … ${label}`), LONG_MS)
  try {
    const result = await work()
    say(`  ✓ ${label} ${'.'.repeat(Math.max(2, 58 - label.length))} ${seconds(start)}`)
    return result
  } catch (error) {
    say(`  ✗ ${label} ${'.'.repeat(Math.max(2, 58 - label.length))} ${seconds(start)}`)
    throw error
  } finally {
    clearTimeout(announcement)
  }
}
