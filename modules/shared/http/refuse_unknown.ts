import type { I18n } from '@adonisjs/i18n'
import { Problem } from './problem.ts'

/** Refuses fields that are not read, each by its name; without any it refuses nothing. */
export function refuseUnknown(i18n: I18n, paths: string[]): void {
  if (paths.length === 0) return
  const message = i18n.t('refusals.unknown_field')
  throw new Problem('E_VALIDATION', {
    errors: paths.map((path) => ({ path, code: 'unknown_field', message })),
  })
}
