import { run } from '../launch/process/run.mjs'

/** From here on a release waits. */
const SEVERE = ['high', 'critical']

/**
 * Asks the registry what is known against the versions of the lock file.
 *
 * @returns {Promise<import('./check.mjs').Outcome>}
 */
export async function advisories() {
  const asked = await run('npm', ['audit', '--json', '--package-lock-only', '--loglevel=silent'])
  return judged(asked.stdout)
}

/** @param {string} output of `npm audit --json` @returns {import('./check.mjs').Outcome} */
export function judged(output) {
  /** @type {{message?: string, vulnerabilities?: Record<string, {name: string, severity: string, range: string}>}} */
  let answer
  try {
    answer = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return { problems: [], unknown: 'npm audit gave no answer that can be read' }
  }
  if (!answer.vulnerabilities)
    return {
      problems: [],
      unknown: `the registry has no advisories (${answer.message ?? 'no answer'})`,
    }
  const found = Object.values(answer.vulnerabilities).map(({ name, severity, range }) => ({
    severity,
    line: `${name} ${range}: ${severity}`,
  }))
  return {
    problems: found.filter(({ severity }) => SEVERE.includes(severity)).map(({ line }) => line),
    notes: found.filter(({ severity }) => !SEVERE.includes(severity)).map(({ line }) => line),
  }
}
