import type { I18n } from '@adonisjs/i18n'
import type { ComputeError } from '../pure.ts'

/** The engine's refusals in the reader's language (`modules/compute/lang/<locale>/refusals.json`). */
export function explainIn(i18n: I18n): (error: ComputeError) => string {
  return ({ code, params }) => i18n.t(`refusals.${code}`, { ...params }, code)
}
